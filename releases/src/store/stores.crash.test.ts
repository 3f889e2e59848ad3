import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { elapse } from '@shop/shared-api/testing/until'
import { liveSetReader } from '../operations/live-set'
import { verifyStore } from '../operations/verify-store'
import { describeStores, type FreshStore } from '../testing/describe-stores'
import { temporaryRegistry } from '../testing/registry'

// Each test starts and kills twelve processes.
jest.setTimeout(300_000)

const child = resolve(__dirname, '../testing/crash-child.ts')
const kills = 12

/**
 * Lets a child process publish and promote for a random time, from its start or its first acknowledged move, and
 * kills it.
 */
async function runAndKill(
  dataDir: string,
  run: number,
  storeUrl: string[],
): Promise<{ version: string; revision: number }[]> {
  const process_ = spawn(process.execPath, ['--import', 'tsx', child, dataDir, String(run), ...storeUrl], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: { version: string; revision: number }[] = []
  const lines = createInterface({ input: process_.stdout })
  const begun = new Promise<void>((resolve) =>
    lines.on('line', (line) => {
      if (line !== 'start') acknowledged.push(JSON.parse(line))
      if (run % 2 === 0 || acknowledged.length > 0) resolve()
    }),
  )
  await begun
  // The moment of the kill is arbitrary.
  await elapse(Math.random() * 120)
  process_.kill('SIGKILL')
  await once(process_, 'close')
  return acknowledged
}

describeStores('releases of a publisher that is killed at any moment', (fresh) => {
  test('have an old or new pointer, complete releases and a complete audit log', () => killAgainAndAgain(fresh))
})

async function killAgainAndAgain(fresh: FreshStore): Promise<void> {
  const url = await fresh()
  const { dataDir, context, remove } = await temporaryRegistry(url)
  const read = liveSetReader(context.store, context.signer)
  let stop = false
  let reads = 0
  const reader = (async () => {
    while (!stop) {
      const { problems } = await read()
      expect(problems).toEqual([])
      reads += 1
      await elapse(1)
    }
  })()

  const acknowledged: { version: string; revision: number }[] = []
  for (let run = 0; run < kills; run += 1) {
    acknowledged.push(...(await runAndKill(dataDir, run, url === undefined ? [] : [url])))
    expect(await verifyStore(context)).toMatchObject({ problems: [] })
  }
  stop = true
  await reader

  const audit = await context.store.listAudit()
  for (const { version, revision } of acknowledged) {
    expect(audit.filter((entry) => entry.revision === revision).map(({ changes }) => changes[0]?.to)).toEqual([version])
  }
  const published = audit.filter(({ action }) => action === 'publish').map(({ changes }) => changes[0]?.to)
  expect(published.sort()).toEqual((await context.store.listVersions('catalogue')).sort())
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(reads).toBeGreaterThan(kills)
  await remove()
}
