import type { ChildProcess } from 'node:child_process'

/** A way to stop a process just started, which resolves when it is gone, also where it went by itself long before. */
export function stopper(child: ChildProcess): () => Promise<void> {
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  return () => {
    child.kill('SIGTERM')
    return gone
  }
}
