/**
 * Resolves at the first thing that asks this process to leave: Ctrl-C, SIGTERM, a closed terminal, or the end of a parent
 * that talks to it by IPC. Later ones change nothing (npm sends Ctrl-C on, so that it comes twice).
 */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    const take = () => resolve(undefined)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, take)
    if (process.connected) process.once('disconnect', take)
  })
}
