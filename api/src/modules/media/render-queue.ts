import { boundedWork } from '../../bounded-work'

/** A job queue with a concurrency limit that deduplicates jobs by name. */
export interface RenderQueue {
  /** Runs the job, or shares the result of a running job of this name; throws 503 when the queue is full. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>
  /** True while no job runs or waits. */
  readonly idle: boolean
}

/** Creates a queue that runs at most `running` jobs at once with at most `waiting` queued. */
export function createRenderQueue(limits: { running: number; waiting: number }): RenderQueue {
  const inFlight = new Map<string, Promise<unknown>>()
  const inTurn = boundedWork(limits)

  return {
    get idle() {
      return inFlight.size === 0
    },
    run<T>(name: string, work: () => Promise<T>) {
      const pending = inFlight.get(name) as Promise<T> | undefined
      if (pending) return pending
      const result = inTurn(work).finally(() => inFlight.delete(name))
      inFlight.set(name, result)
      return result
    },
  }
}
