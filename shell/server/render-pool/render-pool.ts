import { loadSet, type PageRequest, type RenderedPage, type RendererEnd, type SetRenderer } from '@shop/releases'
import type { DerivedPlan } from './derive-plan'
import {
  emptyPool,
  endIdle,
  enlarge,
  firstSize,
  leastBusy,
  renderersOf,
  replaceLarge,
  type PoolLimits,
} from './pool-content'
import type { GrowthOptions } from './pool-growth'
import { createReplacement } from './replace-ended'
import { createWaitingPages } from './waiting-pages'

/** How long a page waits for a renderer when all have ended. */
const MAX_WAIT_MS = 2_000
/** How long a page waits for the first renderer of a pool that needed none for a while. */
const WAKE_WAIT_MS = 10_000
/** How long a renderer is retained that was not needed. */
const IDLE_MS = 2 * 60_000
const PING_INTERVAL_MS = 1_000
const PING_DEADLINE_MS = 2_000

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

export interface PoolOptions extends Pick<GrowthOptions, 'start' | 'log' | 'samplesOf'>, PoolLimits {
  /** A renderer ended for a fault. */
  onEnd(end: RendererEnd): void
}

/** Renderers that have the same sets loaded, and never ran code of others. */
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
  /** Ends all renderers but one, which could take over again, once their pages are rendered. Starts no more of them. */
  shrink(): void
  state(): PoolState
  stop(): void
}

/** No renderer became available in time. */
export class NoRenderer extends Error {}

/** A pool without renderers. It grows while pages would wait for each other, and shrinks when they don't any more. */
export function createRenderPool({ least, most, hasSpare, ...options }: PoolOptions): RenderPool {
  const limits: PoolLimits = { least, most, hasSpare }
  const pool = emptyPool(limits)
  const waiting = createWaitingPages()
  const { adopt, grow, fill, restarts } = createReplacement(pool, { ...options, onAdd: waiting.resume })
  let renders = 0
  let neededAt = Date.now()

  async function waitForWorker(): Promise<void> {
    const isAsleep = pool.size === 0 && pool.plans.length > 0
    if (isAsleep) pool.size = 1
    void grow()
    await waiting.wait(isAsleep ? WAKE_WAIT_MS : MAX_WAIT_MS)
  }

  /** The least busy renderer; another one is added when all are busy. */
  function chooseWorker() {
    const worker = leastBusy(pool.workers)
    if (!worker || worker.running === 0 || pool.size >= pool.most) return worker
    enlarge(pool)
    void grow()
    return leastBusy(pool.workers)
  }

  /** Ends a renderer that no page needed for a while. */
  function endUnneeded(): void {
    if (pool.size <= pool.least || Date.now() - neededAt < IDLE_MS) return
    pool.size -= 1
    neededAt = Date.now()
    endIdle(pool)
  }

  const pinging = setInterval(() => {
    for (const renderer of renderersOf(pool)) renderer.ping(PING_DEADLINE_MS).catch(() => undefined)
    endUnneeded()
    const large = replaceLarge(pool)
    if (!large) return
    options.log.info({ bytes: large.renderer.process.memory() }, 'a renderer is replaced, since its memory has grown')
    void grow()
  }, PING_INTERVAL_MS).unref()

  return {
    adopt,
    fill(plans) {
      Object.assign(pool, { plans, ...limits, size: Math.max(pool.size, firstSize(limits)) })
      return fill()
    },
    any: () => pool.workers[0]?.renderer,
    async render(plan, page, deadlineMs) {
      if (pool.workers.length === 0) await waitForWorker()
      const worker = chooseWorker()
      if (!worker) throw new NoRenderer('No renderer is available.')
      worker.running += 1
      renders += 1
      if (pool.workers.every(({ running }) => running > 0)) neededAt = Date.now()
      try {
        await loadSet(worker.renderer, plan)
        return await worker.renderer.render(plan.site, page, deadlineMs)
      } finally {
        worker.running -= 1
        endIdle(pool)
      }
    },
    shrink() {
      // One that is starting serves the pages that wait for it; no other one is started.
      Object.assign(pool, { plans: [], size: 1, least: 1, most: 1, hasSpare: false })
      endIdle(pool)
      pool.spare?.process.stop()
    },
    state: () => ({
      renderers: pool.workers.length,
      spares: pool.spare ? 1 : 0,
      restarts: restarts(),
      renders,
      bytes: renderersOf(pool).reduce((sum, { process }) => sum + process.memory(), 0),
    }),
    stop() {
      pool.isStopped = true
      clearInterval(pinging)
      for (const renderer of renderersOf(pool)) renderer.process.stop()
    },
  }
}
