import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import { workerArguments } from '../build/worker-arguments'
import { isConsoleBuilt } from './console-build'

/** Builds the console in a child process, which keeps this one responsive, unless it is up to date. Throws the build's error. */
export async function buildConsoleInWorker(): Promise<{ rebuilt: boolean }> {
  if (isConsoleBuilt()) return { rebuilt: false }
  return new Promise((done, reject) => {
    const child = fork(resolve(__dirname, 'build-console-worker.ts'), {
      execArgv: workerArguments,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message: { rebuilt: boolean } | { failure: string }) => {
      if ('rebuilt' in message) done(message)
      else reject(new Error(message.failure))
    })
    child.on('exit', () => reject(new Error('The build of the console ended without a result.')))
  })
}
