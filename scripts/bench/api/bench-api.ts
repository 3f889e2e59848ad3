import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres, type PostgresCluster } from '@shop/api/testing/postgres-cluster'
import { startServerProcess, type ServerProcess } from '@shop/api/testing/server-process'
import { allowEverything } from '@shop/shared-api/production'
import type { Request } from 'autocannon'
import { median } from '../../measuring/percentile'
import type { MeasurementContext } from '../measurement'
import type { CallBench } from './api-report'
import { bareQuery } from './bare-query'
import { growDatabase } from './grow-catalogue'
import { runLoad, runFunctionLoad, type LoadOptions } from './load'
import { scenariosOf, type Scenario } from './scenarios'

/** Catalogue sizes, rounds and load. */
export interface BenchPlan extends LoadOptions {
  sizes: number[]
  rounds: number
}

const API = resolve(__dirname, '../../../api/src/main.ts')
const BARE = join(__dirname, 'bare-server.ts')
const BARE_WITH_DATABASE = join(__dirname, 'bare-database-server.ts')

/** Measures the API at each catalogue size, on a temporary PostgreSQL and in temporary processes. */
export async function benchApi(plan: BenchPlan, { log, cleanup }: MeasurementContext): Promise<CallBench[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  cleanup.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const cluster = await startPostgres()
  cleanup.push(cluster.stop)
  const bareRoute = await start(BARE)
  cleanup.push(() => stop(bareRoute))
  const calls: CallBench[] = []
  for (const size of plan.sizes) calls.push(...(await benchSize({ plan, cluster, folder, bareRoute, log }, size)))
  return calls
}

const start = (file: string, environment: Record<string, string> = {}) =>
  startServerProcess(file, { NODE_ENV: 'production', ALLOW_IN_PRODUCTION: allowEverything, ...environment })

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

interface Bench {
  plan: BenchPlan
  cluster: PostgresCluster
  folder: string
  bareRoute: ServerProcess
  log: (line: string) => void
}

/** Addresses of the API and its baselines. */
interface Baselines {
  api: string
  bareRoute: string
  withDatabase: string
  query: ReturnType<typeof bareQuery>
}

async function benchSize(bench: Bench, size: number): Promise<CallBench[]> {
  const url = await bench.cluster.freshDatabase()
  const startApi = () => start(API, { DATABASE_URL: url, DATA_DIR: bench.folder, API_PORT: '0', LOG_LEVEL: 'error' })
  await stop(await startApi())
  bench.log(`${size} products: seeding`)
  await growDatabase(url, size)
  const query = bareQuery(url)
  const api = await startApi()
  const withDatabase = await start(BARE_WITH_DATABASE, { DATABASE_URL: url })
  const baselines = { api: api.url, bareRoute: bench.bareRoute.url, withDatabase: withDatabase.url, query }
  try {
    await picturesReady(bench.folder)
    const scenarios = await scenariosOf(api.url)
    const calls: CallBench[] = []
    for (const scenario of scenarios) calls.push(await benchCall(bench, size, scenario, baselines))
    return calls
  } finally {
    await stop(withDatabase)
    await stop(api)
    await query.close()
  }
}

/**
 * A freshly started API renders pictures while idle, which would slow down the first call: waits until the number of
 * pictures stays the same.
 */
async function picturesReady(folder: string): Promise<void> {
  const pictures = () => readdirSync(folder, { recursive: true }).length
  for (let before = -1, now = pictures(); now !== before; before = now, now = pictures()) await sleep(2_000)
}

async function benchCall(
  { plan, log }: Bench,
  products: number,
  { name, status, requests }: Scenario,
  { api, bareRoute, withDatabase, query }: Baselines,
): Promise<CallBench> {
  const first = median(await firstResponses(api, requests))
  const bench: CallBench = { products, call: name, first, api: [], bareRoute: [], withDatabase: [], bareQuery: [] }
  await runLoad(api, requests, { ...plan, seconds: 1 }, status)
  for (let round = 1; round <= plan.rounds; round += 1) {
    log(`${products} products: ${name}, round ${round} of ${plan.rounds}`)
    const measure = await runLoad(api, requests, plan, status)
    await query.prepare(measure.bytes)
    bench.api.push(measure)
    const bare: Request[] = [{ method: 'GET', path: `/${measure.bytes}` }]
    bench.withDatabase.push(await runLoad(withDatabase, bare, plan, 200))
    bench.bareRoute.push(await runLoad(bareRoute, bare, plan, 200))
    bench.bareQuery.push(await runFunctionLoad(() => query.query(measure.bytes), plan))
  }
  return bench
}

/** Milliseconds of each first-time request, sequentially; writes are skipped. */
async function firstResponses(url: string, requests: Scenario['requests']): Promise<number[]> {
  const times: number[] = []
  for (const { method, path } of requests.slice(0, 60)) {
    if (method !== 'GET' || !path) continue
    const began = performance.now()
    await (await fetch(new URL(path, url))).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}
