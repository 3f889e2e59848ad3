import { fork } from 'node:child_process'
import { resolve } from 'node:path'

/** Builds the console in a child process, which keeps this one responsive. Throws the build's error. */
export function buildConsoleInWorker(): Promise<{ rebuilt: boolean }> {
  return new Promise((done, reject) => {
    const child = fork(resolve(__dirname, 'build-console-worker.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message: { rebuilt: boolean } | { failure: string }) => {
      if ('rebuilt' in message) done(message)
      else reject(new Error(message.failure))
    })
    child.on('exit', () => reject(new Error('The build of the console ended without a result.')))
  })
}
