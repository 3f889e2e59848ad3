import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Inspection } from './inspection-worker'

/** Only a malicious file takes longer. */
const MAX_MS = 10_000
const IDLE_MS = 60_000

/** A worker thread that inspects files, started on first use. */
export function inspectionThread({ maxMs = MAX_MS, onError = (_: Error) => {} } = {}) {
  const pool = new Piscina<string, Inspection>({
    filename: join(__dirname, 'inspection-worker.ts'),
    name: 'inspect',
    execArgv: ['--require', 'tsx/cjs'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  // Without a listener an error of the thread would end the process; the affected task rejects anyway.
  pool.on('error', onError)
  return {
    /** Rejects when the file takes too long; the thread is then replaced. */
    inspect: (path: string): Promise<Inspection> => pool.run(path, { signal: AbortSignal.timeout(maxMs) }),
    close: () => pool.destroy(),
  }
}
