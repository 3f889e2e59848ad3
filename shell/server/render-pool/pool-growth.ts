import { setTimeout as pause } from 'node:timers/promises'
import { createSetRenderer, loadSet, type Renderer, type RendererEnd, type SetRenderer } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { DerivedPlan } from './derive-plan'
import { isFull, type PoolContent } from './pool-content'
import { warmUp, type SamplePage } from './warm-up'

const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 10_000

export interface GrowthOptions {
  start(): Renderer
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** The page requests of a plan's sample paths; those of versions that may not run are omitted. */
  samplesOf(plan: DerivedPlan): SamplePage[]
  /** A renderer has all sets loaded. */
  onReady(renderer: SetRenderer): void
  /** A renderer ended for a fault before it was ready. */
  onEnd(end: RendererEnd): void
}

/** Returns a function that starts renderers until the pool is full; it resolves when it is. */
export function createGrowth(pool: PoolContent, options: GrowthOptions): () => Promise<void> {
  let growing: Promise<void> | undefined

  async function grow(): Promise<void> {
    let retryMs = FIRST_RETRY_MS
    while (!pool.isStopped && pool.plans.length > 0 && !isFull(pool)) {
      try {
        const renderer = await startWarm(pool, options)
        if (pool.isStopped || isFull(pool)) return renderer.process.stop()
        options.onReady(renderer)
        retryMs = FIRST_RETRY_MS
      } catch (error) {
        options.log.warn({ err: error }, 'a renderer did not start, and is started again')
        await pause(retryMs, undefined, { ref: false })
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      }
    }
  }

  return () => (growing ??= grow().finally(() => (growing = undefined)))
}

/** Starts a renderer with the pool's sets; without practice renders when visitors wait for it. */
async function startWarm(pool: PoolContent, { start, samplesOf, onEnd }: GrowthOptions): Promise<SetRenderer> {
  const renderer = createSetRenderer(start())
  pool.starting = renderer
  try {
    for (const plan of pool.plans) await loadSet(renderer, plan)
    await warmUp(renderer, pool.plans.flatMap(samplesOf), () => pool.isStopped || pool.workers.length === 0)
    return renderer
  } catch (error) {
    renderer.process.stop()
    const end = await renderer.process.ended
    if (end.cause !== 'stopped') onEnd(end)
    throw error
  } finally {
    pool.starting = undefined
  }
}
