import type { RendererEnd, SetRenderer } from '@shop/releases'
import { addSpare, removeRenderer, type PoolContent } from './pool-content'
import { createGrowth, type GrowthOptions } from './pool-growth'

interface ReplacementOptions extends Pick<GrowthOptions, 'start' | 'log' | 'samplesOf'> {
  /** A renderer ended for a fault. */
  onEnd(end: RendererEnd): void
  /** A renderer renders pages from now on. */
  onAdd(): void
}

/** Replaces each renderer of a pool that ends. */
export function createReplacement(pool: PoolContent, { onEnd, onAdd, ...options }: ReplacementOptions) {
  let restarts = 0
  let onFault = () => undefined as void
  const grow = createGrowth(pool, { ...options, onReady, onEnd: reportEnd })

  function reportEnd(end: RendererEnd): void {
    onEnd(end)
    onFault()
  }

  function onReady(renderer: SetRenderer): void {
    if (pool.workers.length < pool.size) return adopt(renderer)
    pool.spare = renderer
    follow(renderer)
  }

  function adopt(renderer: SetRenderer): void {
    pool.workers.push({ renderer, running: 0 })
    follow(renderer)
    onAdd()
  }

  function follow(renderer: SetRenderer): void {
    void renderer.process.ended.then((end) => {
      removeRenderer(pool, renderer)
      if (end.cause === 'stopped' || pool.isStopped) return
      restarts += 1
      if (pool.workers.length < pool.size) addSpare(pool)
      reportEnd(end)
      void grow()
    })
  }

  return {
    /** Adds a renderer that is loaded already. */
    adopt,
    grow,
    /** Resolves when the pool is full, or early when a renderer ends for a fault. */
    fill: () => Promise.race([grow(), new Promise<void>((resolve) => (onFault = resolve))]),
    /** Renderers that ended by themselves or were ended for a fault. */
    restarts: () => restarts,
  }
}
