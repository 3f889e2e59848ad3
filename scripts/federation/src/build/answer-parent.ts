/**
 * Does the work of a process that another one forked, and answers what it gives, or `{ failure }`. Ends without a word
 * as soon as whoever asked is gone.
 */
export async function answerParent(work: (tell: (message: object) => void) => Promise<object>): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  // Busy with its work, it may not have heard yet that nobody listens.
  const tell = (message: object) => void process.send?.(message, undefined, undefined, () => undefined)
  tell(await work(tell).catch((failure: Error) => ({ failure: failure.message })))
  process.removeAllListeners('disconnect')
  if (process.connected) process.disconnect()
}
