import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, openPostgres, refreshCatalogue } from '@shop/api'
import {
  bodyCalls,
  costlyReads,
  fillingRequest,
  fillings,
  jsonCalls,
  largestForm,
  largestRequest,
  multipartCalls,
  setScene,
  type Scene,
} from '@shop/api/testing/largest-requests'
import { startPostgres, type PostgresCluster } from '@shop/api/testing/postgres-cluster'
import { testApp } from '@shop/api/testing/test-app'
import type { InjectOptions } from 'fastify'
import { mainThreadCpu } from '../../measuring/main-thread-cpu'
import { growCatalogue } from '../api/grow-catalogue'
import type { MeasurementContext } from '../measurement'

/** What one kind of request cost the API's main thread. */
export interface RequestCpu {
  call: string
  /** What it is filled with. */
  body: string
  bytes: number
  status: number
  /** Milliseconds of CPU in each round. */
  cpu: number[]
}

/** A form with files, which is read piece by piece while others are served. */
export interface FormCpu extends RequestCpu {
  /** Milliseconds of CPU in the longest turn of the event loop while the form is received and worked on. */
  longestTurn: number
}

/** See `benchCpu`. */
export interface CpuBench {
  requests: RequestCpu[]
  forms: FormCpu[]
}

interface CostlyRequest {
  call: string
  body: string
  make(scene: Scene): Promise<InjectOptions> | InjectOptions
}

type Send = () => Promise<{ statusCode: number }>

const FORMS: CostlyRequest[] = multipartCalls.map((call) => ({
  ...{ call, body: 'largest files' },
  make: (scene) => largestForm(scene, call),
}))
const REQUESTS: CostlyRequest[] = [
  ...jsonCalls.map((call) => ({ call, body: 'largest', make: (scene: Scene) => largestRequest(scene, call) })),
  ...fillings.flatMap(([body, fill]) =>
    bodyCalls.map((call) => ({ call, body, make: () => fillingRequest(call, fill) })),
  ),
  ...costlyReads.map(([body, path]) => ({
    ...{ call: `GET ${path.split('?', 1)[0]}`, body },
    make: (): InjectOptions => ({ method: 'GET', url: `/api${path}` }),
  })),
]

/** Approximate number of products for full lists; the sample shop's products are copied to reach it. */
const CATALOGUE = 10_000

/**
 * Sends each API call its most expensive requests sequentially, to a fresh shop per round, so that one-time work
 * counts in every round. The first round, which compiles the code, is discarded.
 */
export async function benchCpu(rounds: number, { log, cleanup }: MeasurementContext): Promise<CpuBench> {
  const cluster = await startPostgres()
  cleanup.push(cluster.stop)
  log('warming up')
  await benchRound(cluster, REQUESTS, cpuOf)
  const all: Measured[][] = []
  for (let round = 1; round <= rounds; round += 1) {
    log(`round ${round} of ${rounds}`)
    all.push(await benchRound(cluster, [...REQUESTS, ...FORMS], cpuOf))
  }
  const results = all[0]!.map(({ ms: _, ...request }, index) => ({
    ...request,
    cpu: all.map((round) => round[index]!.ms),
  }))
  log('forms once more, for the longest turn of the event loop')
  const turns = await benchRound(cluster, FORMS, longestTurnOf)
  return {
    requests: results.slice(0, REQUESTS.length),
    forms: results.slice(REQUESTS.length).map((form, index) => ({ ...form, longestTurn: turns[index]!.ms })),
  }
}

interface Measured extends Omit<RequestCpu, 'cpu'> {
  ms: number
}

/** Measures requests on a fresh shop, each from its own network. */
async function benchRound(
  cluster: PostgresCluster,
  requests: CostlyRequest[],
  measure: (send: Send) => Promise<number>,
): Promise<Measured[]> {
  const handle = openPostgres(await cluster.freshDatabase())
  await migrate(handle)
  const api = await testApp({ handle, checkAnswers: false })
  try {
    await growCatalogue(handle, CATALOGUE)
    await refreshCatalogue(handle.db)
    const scene = await setScene(api)
    const results: Measured[] = []
    for (const [index, { call, body, make }] of requests.entries()) {
      const options = await make(scene)
      const headers = { ...options.headers, 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` }
      let status = 0
      const ms = await measure(async () => {
        const answer = await api.app.inject({ ...options, headers })
        status = answer.statusCode
        return answer
      })
      results.push({ call, body, bytes: bytesOf(options), status, ms })
    }
    return results
  } finally {
    await api.close()
  }
}

const bytesOf = ({ headers, payload }: InjectOptions) =>
  Number(headers?.['content-length'] ?? Buffer.byteLength(typeof payload === 'string' ? payload : ''))

/** The pauses let the system account for the thread's CPU time. */
async function cpuOf(send: Send): Promise<number> {
  await sleep(2)
  const before = mainThreadCpu()
  await send()
  await sleep(2)
  return mainThreadCpu() - before
}

/** Measures the CPU time of each event loop turn, to within a tick of the system's clock. */
async function longestTurnOf(send: Send): Promise<number> {
  let longest = 0
  let before = mainThreadCpu()
  const measureTurn = () => {
    const now = mainThreadCpu()
    longest = Math.max(longest, now - before)
    before = now
    next = setImmediate(measureTurn)
  }
  let next = setImmediate(measureTurn)
  await send()
  clearImmediate(next)
  return longest
}
