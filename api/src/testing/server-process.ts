import { fork, type ChildProcess } from 'node:child_process'

/** A server in a separate process. */
export interface ServerProcess {
  url: string
  child: ChildProcess
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

/**
 * Starts a TypeScript file as a server that sends `{ url }` to its parent once it is ready; rejects with its output
 * when it exits before.
 */
export function startServerProcess(file: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const child = fork(file, [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  return new Promise((done, refuse) => {
    child.once('message', (message) => done({ url: (message as { url: string }).url, child, ended }))
    child.once('exit', (code) => refuse(new Error(`${file} ended with ${code}:\n${errors.trim().slice(-2000)}`)))
  })
}
