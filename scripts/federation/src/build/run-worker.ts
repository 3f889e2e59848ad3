/**
 * Runs work in a forked process and sends its result, or `{ failure }`, to the parent. Exits silently when the parent
 * disconnects.
 */
export async function runWorker(work: (send: (message: object) => void) => Promise<object>): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  // A busy worker may not know yet that the parent has disconnected, so send errors are ignored.
  const send = (message: object) => void process.send?.(message, undefined, undefined, () => undefined)
  send(await work(send).catch((failure: Error) => ({ failure: failure.message })))
  process.removeAllListeners('disconnect')
  if (process.connected) process.disconnect()
}
