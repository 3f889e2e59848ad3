import { readFileSync, readdirSync } from 'node:fs'

/** CPU time and memory of one process. */
export interface ProcessUsage {
  /** User and system time of all its threads since its start, in ms. */
  cpuMs: number
  /** Resident bytes, and those with shared pages divided among the processes that share them. */
  rss: number
  pss: number
}

/** Names of a shop's processes by a part of their command line; documents are rendered by several renderers. */
const NAMES = {
  'document server': 'shell/server/main.ts',
  renderer: '--disallow-code-generation-from-strings',
  API: 'api/src/main.ts',
  'release server': 'releases/src/server/main.ts',
}
/** Ticks of the clock in `/proc/<pid>/stat` on Linux. */
const TICK_MS = 10

/** Usage of a shop's processes below this one, in order of their start; needs Linux. */
export function shopProcesses(): { name: string; pid: number; usage: ProcessUsage }[] {
  return descendants(process.pid).flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
      // The wrappers that confine a renderer have its arguments, too.
      const isNode = command.slice(0, command.indexOf('\0')) === process.execPath
      const [name] = Object.entries(NAMES).find(([, part]) => isNode && command.includes(part)) ?? []
      return name ? [{ name, pid, usage: usageOf(pid) }] : []
    } catch {
      return []
    }
  })
}

function usageOf(pid: number): ProcessUsage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')
  const bytes = (field: string) => Number(new RegExp(`^${field}: +(\\d+)`, 'm').exec(memory)?.[1]) * 1024
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, rss: bytes('Rss'), pss: bytes('Pss') }
}

function descendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...safely(child)])
}

function safely(pid: number): number[] {
  try {
    return descendants(pid)
  } catch {
    // It has exited in the meantime.
    return []
  }
}
