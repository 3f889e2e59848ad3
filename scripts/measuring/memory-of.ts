import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Bytes that a process has in use after its garbage was collected: in the heap, outside of it, and of the machine's memory. */
export interface Memory {
  heap: number
  external: number
  rss: number
}

const patience = 30_000

/** What a server's environment needs so that `memoryOf` can ask it; the folder has to be there. */
export const probed = (folder: string): Record<string, string> => ({
  MEMORY_FOLDER: folder,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${join(__dirname, 'memory-probe.cjs')}`.trim(),
})

/** Asks a process that was started with `probed(folder)` what it has in use. Throws when it does not answer in time. */
export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  const file = join(folder, `${pid}.json`)
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + patience; !existsSync(file); await sleep(20)) {
    if (Date.now() > end) throw new Error(`Process ${pid} did not tell its memory in ${patience / 1000} s.`)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Memory
}
