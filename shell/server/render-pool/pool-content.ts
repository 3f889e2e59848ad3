import type { SetRenderer } from '@shop/releases'
import type { DerivedPlan } from './derive-plan'

/** A renderer that renders pages. */
export interface Worker {
  renderer: SetRenderer
  /** Pages that it renders now. */
  running: number
}

/** The renderers of a pool, and how many there should be. */
export interface PoolContent {
  workers: Worker[]
  spare: SetRenderer | undefined
  starting: SetRenderer | undefined
  /** Replaced renderers that still render pages. */
  leaving: Worker[]
  /** Renderers that render pages at the same time now. */
  size: number
  /** How few of them there are while few pages are rendered, and how many at most. */
  least: number
  most: number
  /** Whether another one is warmed that replaces one that ends. */
  hasSpare: boolean
  /** The sets that all have loaded. */
  plans: readonly DerivedPlan[]
  isStopped: boolean
}

/** A pool without renderers. */
export function emptyPool(wanted: PoolLimits): PoolContent {
  const content = { workers: [], spare: undefined, starting: undefined, leaving: [], plans: [], isStopped: false }
  return { ...content, ...wanted, size: firstSize(wanted) }
}

export type PoolLimits = Pick<PoolContent, 'least' | 'most' | 'hasSpare'>

/** A new pool is about to be used. */
export const firstSize = ({ least }: PoolLimits): number => Math.max(1, least)

export const isFull = ({ workers, size, hasSpare, spare }: PoolContent): boolean =>
  workers.length >= size && (!hasSpare || spare !== undefined)

export function renderersOf({ workers, leaving, spare, starting }: PoolContent): SetRenderer[] {
  const working = [...workers, ...leaving].map(({ renderer }) => renderer)
  return [...working, spare, starting].filter((renderer) => renderer !== undefined)
}

export function leastBusy(workers: readonly Worker[]): Worker | undefined {
  const [first, ...others] = workers
  return first && others.reduce((least, worker) => (worker.running < least.running ? worker : least), first)
}

export function removeRenderer(pool: PoolContent, renderer: SetRenderer): void {
  const isOther = (worker: Worker) => worker.renderer !== renderer
  pool.workers = pool.workers.filter(isOther)
  pool.leaving = pool.leaving.filter(isOther)
  if (pool.spare === renderer) pool.spare = undefined
}

/** Lets the spare render pages. */
export function addSpare(pool: PoolContent): void {
  if (pool.spare) pool.workers.push({ renderer: pool.spare, running: 0 })
  pool.spare = undefined
}

/** Adds a renderer for pages that would otherwise wait for others: the spare, if it is ready. */
export function enlarge(pool: PoolContent): void {
  pool.size += 1
  addSpare(pool)
}

/** Replaces a renderer that leaks, so that the page that reaches its limit is not blamed for what others left. */
export function replaceLarge(pool: PoolContent): Worker | undefined {
  const large = pool.spare && pool.workers.find(({ renderer }) => renderer.process.isLarge())
  if (!large) return undefined
  pool.workers = pool.workers.filter((worker) => worker !== large)
  pool.leaving.push(large)
  addSpare(pool)
  endIdle(pool)
  return large
}

/** Ends idle renderers that were replaced or are beyond the pool's size. */
export function endIdle(pool: PoolContent): void {
  for (const { running, renderer } of pool.leaving) if (running === 0) renderer.process.stop()
  for (const worker of pool.workers) {
    if (pool.workers.length <= pool.size) return
    if (worker.running > 0) continue
    pool.workers = pool.workers.filter((other) => other !== worker)
    worker.renderer.process.stop()
  }
}
