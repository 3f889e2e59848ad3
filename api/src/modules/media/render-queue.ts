import { Failure } from '../../failure'

/** Work in line that is done a few pieces at a time, equal names once. */
export interface RenderQueue {
  /** Runs the work unless work of this name is under way, whose result is then shared; 503 when the line is too long. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>
  /** True while nothing runs or waits. */
  readonly idle: boolean
}

/** A queue that runs at most `running` pieces at once with at most `waiting` in line. */
export function createRenderQueue({ running, waiting }: { running: number; waiting: number }): RenderQueue {
  const underWay = new Map<string, Promise<unknown>>()
  const line: (() => void)[] = []
  let busy = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) await new Promise<void>((go) => line.push(go))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }

  return {
    get idle() {
      return busy === 0
    },
    async run<T>(name: string, work: () => Promise<T>) {
      const known = underWay.get(name) as Promise<T> | undefined
      if (known) return known
      if (line.length >= waiting) {
        throw new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter: 2 })
      }
      const result = inTurn(work).finally(() => underWay.delete(name))
      underWay.set(name, result)
      return result
    },
  }
}
