import { Overloaded } from './overloaded'

/** A FIFO semaphore: at most `running` at once, and `waiting` more in the queue. */
export function createSemaphore(
  { running, waiting }: { running: number; waiting: number },
  limit: Overloaded['limit'],
) {
  const line: (() => void)[] = []
  let busy = 0

  function leave(): void {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }

  /** Resolves to the release function; rejects with `Overloaded` when the queue is full. */
  return async function take(): Promise<() => void> {
    if (busy < running) {
      busy += 1
      return leave
    }
    if (line.length >= waiting) throw new Overloaded(1, limit)
    await new Promise<void>((resolve) => line.push(resolve))
    return leave
  }
}
