import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Memory of a process after garbage collection in bytes: heap, external, and resident set size. */
export interface Memory {
  heap: number
  external: number
  rss: number
}

const TIMEOUT_MS = 30_000

/** Environment of a server to measure with `readProcessMemory`; the folder must exist. */
export const memoryProbeEnvironment = (folder: string): Record<string, string> => ({
  MEMORY_FOLDER: folder,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${join(__dirname, 'memory-probe.cjs')}`.trim(),
})

/** Reads the memory of a process started with this environment and folder. Throws on timeout. */
export async function readProcessMemory(pid: number, folder: string): Promise<Memory> {
  const file = join(folder, `${pid}.json`)
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + TIMEOUT_MS; !existsSync(file); await sleep(20)) {
    if (Date.now() > end) throw new Error(`Process ${pid} did not report its memory within ${TIMEOUT_MS / 1000} s.`)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Memory
}
