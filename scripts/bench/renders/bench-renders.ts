import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { until } from '@shop/shared-api/testing/until'
import { startFarm, type Farm } from '../../measuring/farm'
import { shopProcesses } from '../../measuring/process-usage'
import type { MeasurementContext } from '../measurement'

/** Renders of one round. */
export interface RenderRound {
  /** Milliseconds of each render, one after another. */
  times: number[]
  /** Pages per second with several at a time. */
  rate: number
  /** 99th percentile in ms of this process' event loop delay during those. */
  loopDelay: number
  /** CPU ms per page of those: of this process, and of renderers. */
  cpu: { own: number; renderers: number }
}

/** Each list by round; the rounds of both kinds take turns. */
export interface MeasuredRenders {
  pool: RenderRound[]
  inProcess: RenderRound[]
  /** The event loop delay without any work: what other processes of this machine cause. */
  idleLoopDelay: number[]
}

/** See `benchRenders`. */
export interface RendersBench extends MeasuredRenders {
  path: string
  /** Bytes of the document server and its renderers, two and a spare. */
  memory: { name: string; rss: number; pss: number }[]
}

/** What the measuring process is started with. */
export interface RendersPlan {
  rounds: number
  /** Renders of each kind in a round, once one by one and once several at a time. */
  renders: number
  path: string
  dataDir: string
  /** Address of the API, without `/api`. */
  apiUrl: string
}

/** A list of 24 products. */
const PATH = '/shop'

/**
 * Renders a page through a pool of two renderers and in the process itself, in turn, with API answers that are known
 * already; and reads the memory of a shop's document server.
 */
export async function benchRenders(
  options: Pick<RendersPlan, 'rounds' | 'renders'>,
  { log, cleanup }: MeasurementContext,
): Promise<RendersBench> {
  log('starting a shop')
  const farm = await startFarm({ embedded: true }, cleanup)
  log('reading the memory of its document server')
  const memory = await readMemory(farm)
  log('rendering')
  const plan = { ...options, path: PATH, dataDir: farm.dataDir, apiUrl: process.env.API_URL ?? '' }
  // Libraries decide when they are loaded whether they run in production.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(join(__dirname, 'measure-renders.ts'), [JSON.stringify(plan)], {
    execArgv: ['--import', 'tsx'],
    env,
  })
  cleanup.push(() => child.kill())
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The measuring process ended: ${code}.`)),
  )
  failed.catch(() => undefined)
  const [measured] = (await Promise.race([once(child, 'message'), failed])) as [MeasuredRenders]
  return { ...measured, path: PATH, memory }
}

/** Of the processes after all renderers are warm and each rendered pages of several parts. */
async function readMemory({ shop }: Farm): Promise<RendersBench['memory']> {
  const health = async () => (await (await fetch(`${shop}/healthz`)).json()) as { rendering: { spares: number } }
  await until(async () => (await health()).rendering.spares > 0, 120)
  const paths = ['/', '/shop', '/shop/1', '/size-guide', '/cart', '/login', '/wholesaler']
  for (let count = 0; count < 20; count += 1)
    await Promise.all(paths.map(async (path) => (await fetch(`${shop}${path}?page=${count}`)).arrayBuffer()))
  return shopProcesses()
    .filter(({ name }) => ['document server', 'renderer'].includes(name))
    .map(({ name, usage: { rss, pss } }) => ({ name, rss, pss }))
}
