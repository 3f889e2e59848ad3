import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { isTold } from './measurement'

const bench = resolve(__dirname, '../bench.ts')
const kept = 20

/** A measurement in a process of its own. */
export interface RunningMeasurement {
  /** Its result, or in a few lines why there is none. */
  ended: Promise<{ result: unknown } | { failure: string }>
  /** Asks it to take down what it set up, and to leave. */
  stop(): void
}

/** Runs `npm run bench -- <argv>` beside this process, whose settings it cannot change; what it tells is told here. */
export function runApart(argv: readonly string[]): RunningMeasurement {
  const child = spawn(process.execPath, ['--import', 'tsx', bench, ...argv, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const said: string[] = []
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  createInterface(child.stderr!).on('line', (line) => {
    console.error(line)
    if (!isTold(line)) said.splice(0, Math.max(0, said.push(line) - kept))
  })
  const ended = new Promise<Awaited<RunningMeasurement['ended']>>((done) => {
    child.once('error', (error) => done({ failure: error.message }))
    child.once('close', (code, signal) => {
      if (code === 0) done({ result: JSON.parse(output) as unknown })
      else done({ failure: said.join('\n') || `It ended with ${signal ?? code}.` })
    })
  })
  return { ended, stop: () => void child.kill('SIGTERM') }
}
