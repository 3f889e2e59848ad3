import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { isProgressLine } from './measurement'

const bench = resolve(__dirname, '../bench.ts')
const MAX_ERROR_LINES = 20

/** A measurement in a child process. */
export interface RunningMeasurement {
  /** Its result, or the last error lines. */
  ended: Promise<{ result: unknown } | { failure: string }>
  /** Requests it to clean up and exit. */
  stop(): void
}

/**
 * Runs `npm run bench -- <argv>` in a child process, which isolates its environment; its standard error is forwarded.
 */
export function runInChildProcess(argv: readonly string[]): RunningMeasurement {
  const child = spawn(process.execPath, ['--import', 'tsx', bench, ...argv, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const errorLines: string[] = []
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  createInterface(child.stderr!).on('line', (line) => {
    console.error(line)
    if (!isProgressLine(line)) errorLines.splice(0, Math.max(0, errorLines.push(line) - MAX_ERROR_LINES))
  })
  const ended = new Promise<Awaited<RunningMeasurement['ended']>>((done) => {
    child.once('error', (error) => done({ failure: error.message }))
    child.once('close', (code, signal) => {
      if (code === 0) done({ result: JSON.parse(output) as unknown })
      else done({ failure: errorLines.join('\n') || `It ended with ${signal ?? code}.` })
    })
  })
  return { ended, stop: () => void child.kill('SIGTERM') }
}
