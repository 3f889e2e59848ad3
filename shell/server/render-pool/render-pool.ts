import { setTimeout as pause } from 'node:timers/promises'
import {
  createSetRenderer,
  loadSet,
  type PageRequest,
  type RenderedPage,
  type Renderer,
  type RendererEnd,
  type SetRenderer,
} from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { DerivedPlan } from './derive-plan'
import { warmUp, type SamplePage } from './warm-up'

/** How long a page waits for a renderer when all have ended. */
const MAX_WAIT_MS = 2_000
const PING_INTERVAL_MS = 1_000
const PING_DEADLINE_MS = 2_000
const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 10_000

/** The numbers that `/healthz` shows. */
export interface PoolState {
  /** Renderers that render pages. */
  renderers: number
  spares: number
  /** Renderers that ended by themselves or were ended for a fault. */
  restarts: number
  /** Pages rendered since the last move of the pointer. */
  renders: number
  /** Resident bytes of all renderers. */
  bytes: number
}

interface PoolOptions {
  start(): Renderer
  /** Renderers that render pages at the same time. */
  size: number
  /** Whether another one is warmed that replaces one that ends. */
  hasSpare: boolean
  log: Pick<FastifyBaseLogger, 'warn'>
  /** A renderer ended for a fault. */
  onEnd(end: RendererEnd): void
  /** The page requests of a plan's sample paths; those of versions that may not run are omitted. */
  samplesOf(plan: DerivedPlan): SamplePage[]
}

interface Worker {
  renderer: SetRenderer
  running: number
}

/** Renderers that have the same sets loaded. */
export interface RenderPool {
  /** Adds a renderer that is loaded already. */
  adopt(renderer: SetRenderer): void
  /**
   * Loads and warms renderers until there are enough, and from then on replaces each that ends; the only one, which
   * visitors wait for, without warming it. Resolves early when one ends for a fault.
   */
  fill(plans: readonly DerivedPlan[]): Promise<void>
  /** A renderer for loading further bundles; undefined while there is none. */
  any(): SetRenderer | undefined
  /** Renders a page in the least busy renderer. Rejects like `Renderer.request`, and when there is none in time. */
  render(plan: DerivedPlan, page: PageRequest, deadlineMs: number): Promise<RenderedPage>
  /** Ends all renderers but one, which could take over again, once their pages are rendered. */
  shrink(): void
  state(): PoolState
  stop(): void
}

/** No renderer became available in time. */
export class NoRenderer extends Error {}

export function createRenderPool(options: PoolOptions): RenderPool {
  const { start, log, onEnd, samplesOf } = options
  let { size, hasSpare } = options
  let workers: Worker[] = []
  let spare: SetRenderer | undefined
  let starting: SetRenderer | undefined
  /** Replaced renderers that still render pages. */
  let leaving: Worker[] = []
  let plans: readonly DerivedPlan[] = []
  let filling: Promise<void> | undefined
  let restarts = 0
  let renders = 0
  let isStopped = false
  let onFault = () => undefined as void
  const waiting = new Set<() => void>()

  function reportEnd(end: RendererEnd): void {
    onEnd(end)
    onFault()
  }

  function adopt(renderer: SetRenderer): void {
    workers.push({ renderer, running: 0 })
    follow(renderer)
    for (const resume of waiting) resume()
  }

  function follow(renderer: SetRenderer): void {
    void renderer.process.ended.then((end) => {
      workers = workers.filter((worker) => worker.renderer !== renderer)
      leaving = leaving.filter((worker) => worker.renderer !== renderer)
      if (spare === renderer) spare = undefined
      if (end.cause === 'stopped' || isStopped) return
      restarts += 1
      if (workers.length < size) addSpare()
      reportEnd(end)
      void grow()
    })
  }

  function addSpare(): void {
    if (spare) workers.push({ renderer: spare, running: 0 })
    spare = undefined
  }

  /** Replaces a renderer that leaks, so that the page that reaches its limit is not blamed for what others left. */
  function replaceLarge(): void {
    const large = spare && workers.find(({ renderer }) => renderer.process.isLarge())
    if (!large) return
    log.warn({ bytes: large.renderer.process.memory() }, 'a renderer is replaced, since its memory has grown')
    workers = workers.filter((worker) => worker !== large)
    leaving.push(large)
    addSpare()
    endIdle()
    void grow()
  }

  function grow(): Promise<void> {
    filling ??= growOnce().finally(() => (filling = undefined))
    return filling
  }

  async function growOnce(): Promise<void> {
    let retryMs = FIRST_RETRY_MS
    while (!isStopped && plans.length > 0 && (workers.length < size || (hasSpare && !spare))) {
      try {
        const renderer = await startWarm()
        if (isStopped) return renderer.process.stop()
        if (workers.length < size) adopt(renderer)
        else {
          spare = renderer
          follow(renderer)
        }
        retryMs = FIRST_RETRY_MS
      } catch (error) {
        log.warn({ err: error }, 'a renderer did not start, and is started again')
        await pause(retryMs, undefined, { ref: false })
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      }
    }
  }

  async function startWarm(): Promise<SetRenderer> {
    const renderer = createSetRenderer(start())
    starting = renderer
    try {
      for (const plan of plans) await loadSet(renderer, plan)
      await warmUp(renderer, plans.flatMap(samplesOf), () => isStopped || workers.length === 0)
      return renderer
    } catch (error) {
      renderer.process.stop()
      const end = await renderer.process.ended
      if (end.cause !== 'stopped') reportEnd(end)
      throw error
    } finally {
      starting = undefined
    }
  }

  async function take(ms: number): Promise<Worker> {
    if (workers.length === 0) {
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        waiting.add(done)
      })
    }
    const [first, ...others] = workers
    if (!first) throw new NoRenderer('No renderer is available.')
    return others.reduce((least, worker) => (worker.running < least.running ? worker : least), first)
  }

  /** Ends idle renderers that were replaced or are beyond the pool's size. */
  function endIdle(): void {
    for (const { running, renderer } of leaving) if (running === 0) renderer.process.stop()
    for (const worker of workers) {
      if (workers.length <= size) return
      if (worker.running > 0) continue
      workers = workers.filter((other) => other !== worker)
      worker.renderer.process.stop()
    }
  }

  const all = () =>
    [...[...workers, ...leaving].map(({ renderer }) => renderer), spare, starting].filter(
      (renderer) => renderer !== undefined,
    )

  const pinging = setInterval(() => {
    for (const renderer of all()) renderer.ping(PING_DEADLINE_MS).catch(() => undefined)
    replaceLarge()
  }, PING_INTERVAL_MS).unref()

  return {
    adopt,
    fill(next) {
      plans = next
      return Promise.race([grow(), new Promise<void>((resolve) => (onFault = resolve))])
    },
    any: () => workers[0]?.renderer,
    async render(plan, page, deadlineMs) {
      const worker = await take(MAX_WAIT_MS)
      worker.running += 1
      renders += 1
      try {
        await loadSet(worker.renderer, plan)
        return await worker.renderer.render(plan.site, page, deadlineMs)
      } finally {
        worker.running -= 1
        endIdle()
      }
    },
    shrink() {
      size = workers.length > 0 ? 1 : 0
      hasSpare = false
      endIdle()
      spare?.process.stop()
    },
    state: () => ({
      renderers: workers.length,
      spares: spare ? 1 : 0,
      restarts,
      renders,
      bytes: all().reduce((sum, { process }) => sum + process.memory(), 0),
    }),
    stop() {
      isStopped = true
      clearInterval(pinging)
      for (const renderer of all()) renderer.process.stop()
    },
  }
}
