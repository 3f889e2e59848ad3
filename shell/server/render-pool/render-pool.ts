import { loadSet, type PageRequest, type RenderedPage, type RendererEnd, type SetRenderer } from '@shop/releases'
import type { DerivedPlan } from './derive-plan'
import { emptyPool, endIdle, leastBusy, renderersOf, replaceLarge, type PoolContent } from './pool-content'
import type { GrowthOptions } from './pool-growth'
import { createReplacement } from './replace-ended'
import { createWaitingPages } from './waiting-pages'

/** How long a page waits for a renderer when all have ended. */
const MAX_WAIT_MS = 2_000
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

interface PoolOptions
  extends Pick<GrowthOptions, 'start' | 'log' | 'samplesOf'>, Pick<PoolContent, 'size' | 'hasSpare'> {
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

/** A pool without renderers. */
export function createRenderPool({ size, hasSpare, ...options }: PoolOptions): RenderPool {
  const pool = emptyPool({ size, hasSpare })
  const waiting = createWaitingPages()
  const { adopt, grow, fill, restarts } = createReplacement(pool, { ...options, onAdd: waiting.resume })
  let renders = 0

  const pinging = setInterval(() => {
    for (const renderer of renderersOf(pool)) renderer.ping(PING_DEADLINE_MS).catch(() => undefined)
    const large = replaceLarge(pool)
    if (!large) return
    options.log.info({ bytes: large.renderer.process.memory() }, 'a renderer is replaced, since its memory has grown')
    void grow()
  }, PING_INTERVAL_MS).unref()

  return {
    adopt,
    fill(plans) {
      Object.assign(pool, { plans, size, hasSpare })
      return fill()
    },
    any: () => pool.workers[0]?.renderer,
    async render(plan, page, deadlineMs) {
      if (pool.workers.length === 0) await waiting.wait(MAX_WAIT_MS)
      const worker = leastBusy(pool.workers)
      if (!worker) throw new NoRenderer('No renderer is available.')
      worker.running += 1
      renders += 1
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
      Object.assign(pool, { plans: [], size: 1, hasSpare: false })
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
