import { boundedWork } from '../../bounded-work'

/** Work in line that is done a few pieces at a time, equal names once. */
export interface RenderQueue {
  /** Runs the work unless work of this name is under way, whose result is then shared; 503 when the line is too long. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>
  /** True while nothing runs or waits. */
  readonly idle: boolean
}

/** A queue that runs at most `running` pieces at once with at most `waiting` in line. */
export function createRenderQueue(limits: { running: number; waiting: number }): RenderQueue {
  const underWay = new Map<string, Promise<unknown>>()
  const inTurn = boundedWork(limits)

  return {
    get idle() {
      return underWay.size === 0
    },
    run<T>(name: string, work: () => Promise<T>) {
      const known = underWay.get(name) as Promise<T> | undefined
      if (known) return known
      const result = inTurn(work).finally(() => underWay.delete(name))
      underWay.set(name, result)
      return result
    },
  }
}
