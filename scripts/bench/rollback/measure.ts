import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadSigner, openStore, publishRelease } from '@shop/releases'
import { releaseVariant } from '../../releases/release-variant'

/** What many rollbacks under load came to; times in milliseconds. */
export interface RollbackBench {
  rollbacks: number
  /** From the command to the first document with the old version. */
  toDocument: number[]
  /** From the command to its answer. */
  toAnswer: number[]
  requests: number
  /** Requests of visitors that got no page. */
  failed: number
}

/** The addresses and the data folder of a shop that runs on this machine. */
export interface MeasuredShop {
  shop: string
  releases: string
  dataDir: string
}

const part = 'catalogue'

/** Brings a new version live and takes it back, again and again, while visitors go on. */
export async function measureRollbacks(
  { shop, releases, dataDir }: MeasuredShop,
  { rounds, visitors, onRound }: { rounds: number; visitors: number; onRound(done: number): void | Promise<void> },
): Promise<RollbackBench> {
  const { manager } = JSON.parse(readFileSync(join(dataDir, 'keys/tokens.json'), 'utf8')) as { manager: string }
  const result: RollbackBench = { rollbacks: 0, toDocument: [], toAnswer: [], requests: 0, failed: 0 }

  async function ask<T>(path: string, body?: object): Promise<T> {
    const headers = { authorization: `Bearer ${manager}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
    const answer = await fetch(releases + path, init)
    const said = (await answer.json()) as T & { message?: string }
    if (!answer.ok) throw new Error(`${path}: ${said.message}`)
    return said
  }
  const liveVersion = async (): Promise<string> => {
    const { parts } = await ask<{ parts: { part: string; live: string }[] }>('/v1/status')
    return parts.find((one) => one.part === part)?.live ?? ''
  }
  async function untilShown(version: string): Promise<void> {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const html = await (await fetch(`${shop}/shop`)).text()
      if (html.includes(`/r/${part}/${version}/`)) return
    }
    throw new Error(`No document with ${part} ${version} came within 20 s.`)
  }

  const old = await liveVersion()
  const next = `${old}-next`
  const store = await openStore(join(dataDir, 'releases'))
  const signer = await loadSigner({ dataDir })
  const folder = releaseVariant(await store.folderOf(part, old), { version: next })
  await publishRelease({ store, signer, knownParts: [part] }, { by: 'bench', role: 'local' }, { part, folder }).finally(
    () => rmSync(folder, { recursive: true }),
  )
  let stop = false
  const crowd = Array.from({ length: visitors }, () => visitAgain(shop, result, () => stop))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await ask('/v1/promote', { targets: [{ part, version: next }], by: 'bench' })
      await untilShown(next)
      await sleep(50)
      const begin = performance.now()
      const shown = untilShown(old).then(() => performance.now() - begin)
      await ask('/v1/rollback', { targets: [{ part }], why: 'measured', by: 'bench' })
      result.toAnswer.push(performance.now() - begin)
      result.toDocument.push(await shown)
      result.rollbacks = round
      await onRound(round)
    }
  } finally {
    stop = true
    await Promise.all(crowd)
  }
  return result
}

async function visitAgain(shop: string, result: RollbackBench, stopped: () => boolean): Promise<void> {
  const paths = ['/', '/shop', '/shop?page=2', '/size-guide', '/faqs', '/cart']
  for (let count = 0; !stopped(); count += 1) {
    result.requests += 1
    const ok = await fetch(shop + paths[count % paths.length]).then(
      async (answer) => (await answer.text()).endsWith('</html>') && answer.status === 200,
      () => false,
    )
    if (!ok) result.failed += 1
    await sleep(20)
  }
}
