import { fork } from 'node:child_process'
import { resolve } from 'node:path'

/** Builds the console in a process of its own, so that whoever waits stays free. Throws what the build says. */
export function buildConsoleApart(): Promise<{ rebuilt: boolean }> {
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
