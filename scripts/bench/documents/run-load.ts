import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadPlan, LoadResult } from './load-generator'

/** Runs the load generator in a process of its own; rejects if it fails. */
export function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(join(__dirname, 'load-generator.ts'), [], { execArgv: ['--require', 'tsx/cjs'] })
  child.send(plan)
  return new Promise((done, refuse) => {
    child.once('message', (result) => done(result as LoadResult))
    child.once('exit', (code) => refuse(new Error(`The load generator ended with ${code}.`)))
  })
}
