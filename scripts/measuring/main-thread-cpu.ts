import { readFileSync } from 'node:fs'

/**
 * Milliseconds of CPU that this process's main thread has used since it began; of all its threads where the system does
 * not count them apart. Linux counts at the latest when the thread waits, so wait a moment before you call it.
 */
export function mainThreadCpu(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
}
