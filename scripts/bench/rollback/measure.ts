import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadSigner, openStore, publishRelease } from '@shop/releases'
import { releaseVariant } from '../../releases/release-variant'
import { randomIpAddress } from '../../soak/visits'

/** Results of many rollbacks under load; times in milliseconds. */
export interface RollbackBench {
  rollbacks: number
  /** From the command to the first document with the old version. */
  toDocument: number[]
  /** From the command to its response. */
  toAnswer: number[]
  requests: number
  /** Visitors' requests without a page. */
  failed: number
}

/** Addresses and data folder of a shop on this machine. */
export interface MeasuredShop {
  shop: string
  releases: string
  dataDir: string
}

const part = 'catalogue'

/** Promotes a version and rolls it back repeatedly under visitor load. */
export async function measureRollbacks(
  { shop, releases, dataDir }: MeasuredShop,
  { rounds, visitors, onRound }: { rounds: number; visitors: number; onRound(done: number): void | Promise<void> },
): Promise<RollbackBench> {
  const { manager } = JSON.parse(readFileSync(join(dataDir, 'keys/tokens.json'), 'utf8')) as { manager: string }
  const result: RollbackBench = { rollbacks: 0, toDocument: [], toAnswer: [], requests: 0, failed: 0 }

  async function call<T>(path: string, body?: object): Promise<T> {
    const headers = { authorization: `Bearer ${manager}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(releases + path, init)
    const payload = (await answer.json()) as T & { message?: string }
    if (!answer.ok) throw new Error(`${path}: ${payload.message}`)
    return payload
  }
  const liveVersion = async (): Promise<string> => {
    const { parts } = await call<{ parts: { part: string; live: string }[] }>('/v1/status')
    return parts.find((entry) => entry.part === part)?.live ?? ''
  }
  async function waitForVersion(version: string): Promise<void> {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const html = await (await fetch(`${shop}/shop`)).text()
      if (html.includes(`/r/${part}/${version}/`)) return
    }
    throw new Error(`No document with ${part} ${version} appeared within 20 s.`)
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
  const visits = Array.from({ length: visitors }, () => visitRepeatedly(shop, result, () => stop))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await call('/v1/promote', {
        targets: [{ part, version: next }],
        // Browsers can't load a copy under another version's name.
        ...{ skipChecks: ['browser'], why: 'measured', by: 'bench' },
      })
      await waitForVersion(next)
      await sleep(50)
      const begin = performance.now()
      const shown = waitForVersion(old).then(() => performance.now() - begin)
      await call('/v1/rollback', { targets: [{ part }], why: 'measured', by: 'bench' })
      result.toAnswer.push(performance.now() - begin)
      result.toDocument.push(await shown)
      result.rollbacks = round
      await onRound(round)
    }
  } finally {
    stop = true
    await Promise.all(visits)
  }
  return result
}

async function visitRepeatedly(shop: string, result: RollbackBench, stopped: () => boolean): Promise<void> {
  const paths = ['/', '/shop', '/shop?page=2', '/size-guide', '/faqs', '/cart']
  for (let count = 0; !stopped(); count += 1) {
    result.requests += 1
    // Each request from another network, as visits are: uncached pages are limited by network.
    const headers = { 'x-forwarded-for': randomIpAddress() }
    const ok = await fetch(shop + paths[count % paths.length], { headers }).then(
      async (answer) => (await answer.text()).endsWith('</html>') && answer.status === 200,
      () => false,
    )
    if (!ok) result.failed += 1
    await sleep(20)
  }
}
