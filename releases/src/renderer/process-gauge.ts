import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096
const NANOSECONDS_PER_MS = 1e6

/** How the main thread of a process was scheduled since it started, in ms. */
export interface Scheduled {
  ranMs: number
  /** Time that it was ready to run while other processes had the processors. */
  queuedMs: number
}

/** Measures a process that wrappers such as `unshare` may have started as their child. All is 0 except on Linux. */
export function createProcessGauge({ pid }: ChildProcess) {
  let node: Measured | undefined

  /** The process and those within it. Most wrappers replace themselves by the next; `unshare` and `bwrap` wait for a child. */
  function chain(of: number): number[] {
    const [child] = readFileSync(`/proc/${of}/task/${of}/children`, 'utf8').split(' ')
    return child ? [of, ...chain(Number(child))] : [of]
  }

  function innermost(): Measured {
    if (node) return node
    if (pid === undefined || process.platform !== 'linux') throw new Error('nothing can be measured')
    const processes = chain(pid)
    const found = {
      pid: processes.at(-1) ?? pid,
      before: processes.slice(0, -1).map(readScheduled).reduce(add, nothing),
    }
    if (readFileSync(`/proc/${found.pid}/cmdline`, 'utf8').startsWith(`${process.execPath}\0`)) node = found
    return found
  }

  function attempt<T>(read: (measured: Measured) => T, otherwise: T): T {
    try {
      return read(innermost())
    } catch {
      return otherwise
    }
  }

  return {
    /** Resident bytes. */
    memory: () => attempt((measured) => readMemory(measured.pid), 0),
    scheduled: () => attempt((measured) => add(measured.before, readScheduled(measured.pid)), nothing),
  }
}

/** The innermost process, and how its wrappers were scheduled: they count too, so that no figure decreases when one starts the next. */
interface Measured {
  pid: number
  before: Scheduled
}

const nothing: Scheduled = { ranMs: 0, queuedMs: 0 }

const add = (a: Scheduled, b: Scheduled): Scheduled => ({
  ranMs: a.ranMs + b.ranMs,
  queuedMs: a.queuedMs + b.queuedMs,
})

const readMemory = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES

function readScheduled(pid: number): Scheduled {
  const [ran = 0, queued = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  return { ranMs: ran / NANOSECONDS_PER_MS, queuedMs: queued / NANOSECONDS_PER_MS }
}
