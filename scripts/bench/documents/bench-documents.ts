import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Request } from 'autocannon'
import { startServerProcess } from '@shop/api/testing/server-process'
import { startFarm } from '../../measuring/farm'
import { press, type Measure, type Pressure } from '../api/load'
import type { Workplace } from '../measurement'
import { someAddress } from '../../soak/visits'

/** One document under load: rendered each time, from memory, and the same bytes from a bare server. */
export interface DocumentBench {
  page: string
  /** Bytes as they travel. */
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
/** Renderings wait for each other: more of them at once only wait longer. */
const few = 10
const compressed = { 'accept-encoding': 'br' }

/** Measures documents of one document server, cold, cached and bare by turns. */
export async function benchDocuments(
  plan: Pressure & { rounds: number },
  { tell, undo }: Workplace,
): Promise<DocumentBench[]> {
  tell('starting a shop')
  const { shop, folder } = await startFarm({}, undo)
  const results: DocumentBench[] = []
  for (const [page, path] of pages) results.push(await benchPage(page, new URL(path, shop), folder, plan, tell))
  return results
}

async function benchPage(
  page: string,
  url: URL,
  folder: string,
  plan: Pressure & { rounds: number },
  tell: (line: string) => void,
): Promise<DocumentBench> {
  const answer = await answerOf(url)
  const file = join(folder, `${page}.json`)
  writeFileSync(file, JSON.stringify({ head: answer.head, body: answer.body.toString('base64') }))
  const bare = await startServerProcess(join(__dirname, 'bare-documents-server.ts'), { ANSWER_FILE: file })
  const bench: DocumentBench = { page, bytes: answer.body.length, cold: [], cached: [], bare: [] }
  const cached: Request[] = [{ method: 'GET', path: url.pathname, headers: compressed }]
  try {
    await press(url.origin, cached, { ...plan, seconds: 1 }, 200)
    for (let round = 1; round <= plan.rounds; round += 1) {
      tell(`${page}, round ${round} of ${plan.rounds}`)
      await answerOf(url)
      bench.cold.push(await press(url.origin, [neverSeen(url.pathname)], { ...plan, connections: few }, 200))
      // What was still being rendered when the time was over would slow the next measurement.
      await answerOf(new URL(`${url.pathname}?visit=${(visits += 1)}`, url))
      bench.cached.push(await press(url.origin, cached, plan, 200))
      bench.bare.push(await press(bare.url, cached, plan, 200))
    }
  } finally {
    bare.child.kill('SIGKILL')
    await bare.ended
  }
  return bench
}

let visits = 0

/** The page under an address that nobody has asked for before. */
const neverSeen = (path: string): Request => ({
  setupRequest: (request) => ({
    ...request,
    method: 'GET',
    path: `${path}?visit=${(visits += 1)}`,
    // Renderings are limited per network: each visit comes from another one.
    headers: { ...compressed, 'x-forwarded-for': someAddress() },
  }),
})

/** The answer as it travels, without the heads that belong to the connection. */
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
