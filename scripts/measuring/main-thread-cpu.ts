import { readFileSync } from 'node:fs'

/**
 * CPU time of this process's main thread in ms since its start; of all threads if the system does not separate them.
 * Linux updates it at the latest when the thread waits, so wait a moment before calling it.
 */
export function mainThreadCpu(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
}
