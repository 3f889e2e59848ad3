import type { EditionPool } from './reusable-pool'

/** How long one renderer of the previous set is retained, so that a rollback takes effect at once. */
const RETAIN_PREVIOUS_MS = 5 * 60_000

/** Retains one renderer of the set that was live before. */
export function createRetainedPool() {
  let retained: (EditionPool & { timer: NodeJS.Timeout }) | undefined

  function stop(): void {
    clearTimeout(retained?.timer)
    retained?.pool.stop()
    retained = undefined
  }

  return {
    get: (): EditionPool | undefined => retained,
    /** Retains what a move left, instead of what was retained before, unless that is live again. */
    replace(left: EditionPool, live: EditionPool): void {
      if (retained?.pool === live.pool) clearTimeout(retained.timer)
      else stop()
      left.pool.shrink()
      retained = { ...left, timer: setTimeout(stop, RETAIN_PREVIOUS_MS).unref() }
    },
    stop,
  }
}
