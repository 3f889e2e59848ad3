/**
 * Resolves at the first stop request: Ctrl-C, SIGTERM, a closed terminal, or the exit of a parent connected by IPC.
 * Later ones are ignored (npm forwards Ctrl-C, so it arrives twice).
 */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    const take = () => resolve(undefined)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, take)
    if (process.connected) process.once('disconnect', take)
  })
}
