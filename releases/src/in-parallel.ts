const hands = 4

/** Does `work` for every item, a few at a time; when one fails the others end first, then the first failure is thrown. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  let failed: { error: unknown } | undefined
  const hand = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed ??= { error }
      })
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
  if (failed) throw failed.error
}
