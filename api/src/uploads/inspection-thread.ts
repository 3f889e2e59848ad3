import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Inspection } from './inspection-worker'

/** A file that takes longer was made to. */
const MAX_MS = 10_000
const IDLE_MS = 60_000

/** A thread that looks into files, started when the first one comes. */
export function inspectionThread({ maxMs = MAX_MS, onError = (_: Error) => {} } = {}) {
  const pool = new Piscina<string, Inspection>({
    filename: join(__dirname, 'inspection-worker.ts'),
    name: 'inspect',
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  // Without a listener an error of the thread would end the process; the task that met it rejects anyway.
  pool.on('error', onError)
  return {
    /** Rejects when the file takes too long; the thread ends then, and another one follows. */
    inspect: (path: string): Promise<Inspection> => pool.run(path, { signal: AbortSignal.timeout(maxMs) }),
    close: () => pool.destroy(),
  }
}
