import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { startServerProcess } from '@shop/api/testing/server-process'
import { shopProcesses } from '../../measuring/process-usage'
import type { Farm } from '../../measuring/farm'
import { randomIpAddress } from '../../soak/visits'
import { withoutCampaign } from './address-mix'
import type { DocumentsMeasure, DocumentsPlan, MixBench } from './bench-documents'
import type { LoadPlan } from './load-generator'
import { runLoad } from './run-load'

interface MixPlan {
  mix: string
  /** All addresses without campaign parameters. */
  addresses: readonly string[]
  /** Addresses in the order of the requests. */
  sequence: readonly string[]
  /** Whether a run comes first with nothing of the mix in memory. */
  hasFirst?: boolean
  plan: DocumentsPlan
  farm: Farm
  log(line: string): void
}

interface Recorded {
  status: number
  head: Record<string, string>
  /** In base64. */
  body: string
}

/** Documents that are recorded at the same time; each may be rendered. */
const RECORDERS = 4

/** Measures a mix on the shop in rounds, by turns with a bare server that sends the same bytes. */
export async function benchMix({ mix, addresses, sequence, hasFirst, plan, farm, log }: MixPlan): Promise<MixBench> {
  const file = (name: string, content: unknown) => {
    const path = join(farm.folder, `${name}.json`)
    writeFileSync(path, JSON.stringify(content))
    return path
  }
  const load = { url: farm.shop, pathsFile: file('mix', sequence), ...plan }
  log(`${mix}: ${addresses.length} addresses`)
  const first = hasFirst ? await runOnShop(load) : undefined
  log(`${mix}: recording all documents`)
  const recorded = await record(farm.shop, addresses)
  const floor = { pathsFile: file('floor', sequence.map(withoutCampaign)), answers: file('answers', recorded) }
  const bare = await startServerProcess(join(__dirname, 'replay-server.ts'), { ANSWERS_FILE: floor.answers })
  const bytes = sequence.reduce((sum, path) => sum + bytesOf(recorded[withoutCampaign(path)]), 0) / sequence.length
  const bench: MixBench = { mix, addresses: addresses.length, bytes, first, warm: [], floor: [] }
  try {
    for (let round = 1; round <= plan.rounds; round += 1) {
      log(`${mix}: round ${round} of ${plan.rounds}`)
      bench.warm.push(await runOnShop(load))
      bench.floor.push(await runLoad({ ...load, url: bare.url, pathsFile: floor.pathsFile }))
    }
  } finally {
    bare.child.kill('SIGKILL')
    await bare.ended
  }
  return bench
}

/** One run with the renderings and CPU time that it caused. */
async function runOnShop(load: LoadPlan): Promise<DocumentsMeasure> {
  const before = { renders: await rendersOf(load.url), cpu: cpuNow() }
  const result = await runLoad(load)
  const renders = (await rendersOf(load.url)) - before.renders
  return { ...result, hits: 1 - renders / result.requests, cpuMs: (cpuNow() - before.cpu) / result.requests }
}

const cpuNow = () => shopProcesses().reduce((sum, { usage }) => sum + usage.cpuMs, 0)

async function rendersOf(shop: string): Promise<number> {
  const answer = await fetch(`${shop}/healthz`)
  return ((await answer.json()) as { rendering: { renders: number } }).rendering.renders
}

const bytesOf = (answer: Recorded | undefined) => Buffer.byteLength(answer?.body ?? '', 'base64')

/** The compressed responses of all addresses, without headers that Node adds itself. */
async function record(shop: string, addresses: readonly string[]): Promise<Record<string, Recorded>> {
  const recorded: Record<string, Recorded> = {}
  const queue = [...addresses]
  const recorder = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const answer = await responseOf(new URL(path, shop))
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      recorded[path] = answer
    }
  }
  await Promise.all(Array.from({ length: RECORDERS }, recorder))
  return recorded
}

function responseOf(url: URL): Promise<Recorded> {
  return new Promise((done, refuse) => {
    get(url, { headers: { 'accept-encoding': 'br', 'x-forwarded-for': randomIpAddress() } }, (answer) => {
      const chunks: Buffer[] = []
      const { connection: _, 'keep-alive': __, date: ___, ...head } = answer.headers
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          head: head as Record<string, string>,
          body: Buffer.concat(chunks).toString('base64'),
        }),
      )
    }).on('error', refuse)
  })
}
