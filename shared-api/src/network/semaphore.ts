import { Overloaded } from './overloaded'

/** Gives at most `running` turns at once, in the order in which they are asked for; `waiting` more may wait. */
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

  /** Resolves to what ends the turn; rejects with `Overloaded` when too many wait. */
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
