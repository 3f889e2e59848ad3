import type { ChildProcess } from 'node:child_process'

/** Returns a function that stops a child process and resolves when it has exited, even if it exited earlier. */
export function createStop(child: ChildProcess): () => Promise<void> {
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  return () => {
    child.kill('SIGTERM')
    return exited
  }
}
