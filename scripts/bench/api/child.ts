import { fork } from 'node:child_process'

/** A server in a process of its own. */
export interface Child {
  url: string
  stop: () => Promise<void>
}

/** Starts a TypeScript file as a server that tells its parent `{ url }` when it is ready. */
export function startChild(file: string, environment: Record<string, string> = {}): Promise<Child> {
  const child = fork(file, [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  return new Promise((done, refuse) => {
    child.once('message', (message) =>
      done({
        url: (message as { url: string }).url,
        stop: () => {
          child.kill('SIGTERM')
          return gone
        },
      }),
    )
    child.once('exit', (code) => refuse(new Error(`${file} ended with ${code}:\n${errors.trim().slice(-2000)}`)))
  })
}
