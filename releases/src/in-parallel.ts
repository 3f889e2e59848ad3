const DEFAULT_CONCURRENCY = 4

/**
 * Runs `work` for every item, a few at a time; after a failure it waits for running items, then throws the first
 * failure.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  concurrency = DEFAULT_CONCURRENCY,
): Promise<void> {
  const queue = items.values()
  let failed: { error: unknown } | undefined
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed ??= { error }
      })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (failed) throw failed.error
}
