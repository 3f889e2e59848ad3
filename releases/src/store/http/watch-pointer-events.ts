import { setTimeout as sleep } from 'node:timers/promises'

const retryAfter = 1000
/** Twice the server's heartbeat: longer silence means a dead connection. */
const silence = 30_000

/**
 * Calls back at each event and each sign of life of a release server's stream, so that a look that failed is
 * made up for; connects again for as long as it is not stopped.
 */
export function watchPointerEvents(url: string, headers: Record<string, string>, onChange: () => void): () => void {
  const stopping = new AbortController()

  async function listen(): Promise<void> {
    const dead = new AbortController()
    let timer = setTimeout(() => dead.abort(), silence)
    const alive = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => dead.abort(), silence)
      onChange()
    }
    try {
      const signal = AbortSignal.any([stopping.signal, dead.signal])
      const { ok, body } = await fetch(url, { headers, signal })
      if (!ok) return await body?.cancel()
      await body?.pipeTo(new WritableStream({ write: alive }))
    } finally {
      clearTimeout(timer)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined)
      await sleep(retryAfter, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  void run()
  return () => stopping.abort()
}
