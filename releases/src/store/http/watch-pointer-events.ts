import { setTimeout as sleep } from 'node:timers/promises'

const retryAfter = 1000
/** Twice the server's heartbeat: longer silence means a dead connection. */
const silence = 30_000

/** Calls back at each event of a release server's stream, connecting again for as long as it is not stopped. */
export function watchPointerEvents(url: string, onChange: () => void): () => void {
  const stopping = new AbortController()

  async function listen(): Promise<void> {
    const dead = new AbortController()
    let timer = setTimeout(() => dead.abort(), silence)
    try {
      const response = await fetch(url, { signal: AbortSignal.any([stopping.signal, dead.signal]) })
      const text = response.body?.pipeThrough(new TextDecoderStream())
      let rest = ''
      for await (const chunk of (text ?? []) as AsyncIterable<string>) {
        clearTimeout(timer)
        timer = setTimeout(() => dead.abort(), silence)
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        if (lines.includes('event: pointer')) onChange()
      }
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
