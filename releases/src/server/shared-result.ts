/**
 * Runs `work` at most once at a time and shares the result with all callers, until `validMs` after it ended. Failures
 * aren't cached.
 */
export function sharedResult<T>(work: () => Promise<T>, validMs: number): () => Promise<T> {
  let shared: { result: Promise<T>; endedAt?: number } | undefined
  return () => {
    const isOver = shared?.endedAt !== undefined && Date.now() - shared.endedAt >= validMs
    if (shared && !isOver) return shared.result
    const own: NonNullable<typeof shared> = { result: work() }
    shared = own
    own.result.then(
      () => (own.endedAt = Date.now()),
      () => {
        if (shared === own) shared = undefined
      },
    )
    return own.result
  }
}
