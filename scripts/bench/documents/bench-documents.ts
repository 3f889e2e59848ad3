import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Request } from 'autocannon'
import { startServerProcess } from '@shop/api/testing/server-process'
import { startFarm } from '../../measuring/farm'
import { runLoad, type Measure, type LoadOptions } from '../api/load'
import type { MeasurementContext } from '../measurement'
import { randomIpAddress } from '../../soak/visits'

/** One document under load: rendered each time, cached, and the same bytes from a plain server. */
export interface DocumentBench {
  page: string
  /** Compressed bytes. */
  bytes: number
  cold: Measure[]
  cached: Measure[]
  bare: Measure[]
}

const pages: [string, string][] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/1'],
]
/** Renderings are serialized, so more concurrency would only lengthen the queue. */
const COLD_CONNECTIONS = 10
const compressed = { 'accept-encoding': 'br' }

/** Measures documents of one document server in rounds: cold, cached and plain. */
export async function benchDocuments(
  plan: LoadOptions & { rounds: number },
  { log, cleanup }: MeasurementContext,
): Promise<DocumentBench[]> {
  log('starting a shop')
  const { shop, folder } = await startFarm({}, cleanup)
  const results: DocumentBench[] = []
  for (const [page, path] of pages) results.push(await benchPage(page, new URL(path, shop), folder, plan, log))
  return results
}

async function benchPage(
  page: string,
  url: URL,
  folder: string,
  plan: LoadOptions & { rounds: number },
  log: (line: string) => void,
): Promise<DocumentBench> {
  const answer = await answerOf(url)
  const file = join(folder, `${page}.json`)
  writeFileSync(file, JSON.stringify({ head: answer.head, body: answer.body.toString('base64') }))
  const bare = await startServerProcess(join(__dirname, 'bare-documents-server.ts'), { ANSWER_FILE: file })
  const bench: DocumentBench = { page, bytes: answer.body.length, cold: [], cached: [], bare: [] }
  const cached: Request[] = [{ method: 'GET', path: url.pathname, headers: compressed }]
  try {
    await runLoad(url.origin, cached, { ...plan, seconds: 1 }, 200)
    for (let round = 1; round <= plan.rounds; round += 1) {
      log(`${page}, round ${round} of ${plan.rounds}`)
      await answerOf(url)
      bench.cold.push(
        await runLoad(url.origin, [uncached(url.pathname)], { ...plan, connections: COLD_CONNECTIONS }, 200),
      )
      // Waits for renderings still in flight, which would slow down the next measurement.
      await answerOf(new URL(`${url.pathname}?visit=${(visits += 1)}`, url))
      bench.cached.push(await runLoad(url.origin, cached, plan, 200))
      bench.bare.push(await runLoad(bare.url, cached, plan, 200))
    }
  } finally {
    bare.child.kill('SIGKILL')
    await bare.ended
  }
  return bench
}

let visits = 0

/** A page address that was never requested before. */
const uncached = (path: string): Request => ({
  setupRequest: (request) => ({
    ...request,
    method: 'GET',
    path: `${path}?visit=${(visits += 1)}`,
    // Renderings are rate limited per network, so each visit uses another address.
    headers: { ...compressed, 'x-forwarded-for': randomIpAddress() },
  }),
})

/** The compressed response without connection headers. */
function answerOf(url: URL): Promise<{ head: Record<string, string>; body: Buffer }> {
  return new Promise((done, refuse) => {
    get(url, { headers: compressed }, (answer) => {
      const chunks: Buffer[] = []
      const { connection: _, 'keep-alive': __, date: ___, 'transfer-encoding': ____, ...head } = answer.headers
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done({ head: head as Record<string, string>, body: Buffer.concat(chunks) }))
    }).on('error', refuse)
  })
}
