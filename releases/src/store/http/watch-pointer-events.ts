import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 1000
/** Twice the server's heartbeat: longer silence means a dead connection. */
const SILENCE_TIMEOUT_MS = 30_000

/**
 * Calls back at each event and heartbeat of a release server's stream, so that a failed read is retried; reconnects
 * until it is stopped.
 */
export function watchPointerEvents(url: string, headers: Record<string, string>, onChange: () => void): () => void {
  const stopping = new AbortController()

  async function listen(): Promise<void> {
    const dead = new AbortController()
    let timer = setTimeout(() => dead.abort(), SILENCE_TIMEOUT_MS)
    const alive = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => dead.abort(), SILENCE_TIMEOUT_MS)
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
      await sleep(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  void run()
  return () => stopping.abort()
}
