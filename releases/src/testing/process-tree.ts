import { readFileSync } from 'node:fs'

/** Ids of the processes that a process has started, and of those that they have; Linux only. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

/** Whether a process runs; one that ended and waits for its parent does not. */
export function isRunning(pid: number): boolean {
  const state = /^State:\s+(\w)/m.exec(readProc(`${pid}/status`))?.[1]
  return state !== undefined && state !== 'Z'
}

function childrenOf(pid: number): number[] {
  return readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
