const RETRY_MS = 2_000

/**
 * Calls back at each move in the release server's event stream, starting with the current state. It reads the stream
 * by fetch, since an EventSource can't send a token, and reconnects until it is stopped.
 */
export function watchMoves(url: string, token: string, onMove: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined

  async function listen(): Promise<void> {
    const { ok, body } = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal })
    if (!ok || !body) return
    const reader = body.getReader()
    const decoder = new TextDecoder()
    for (let text = ''; ;) {
      const { value, done } = await reader.read()
      if (done) return
      const events = (text + decoder.decode(value, { stream: true })).split('\n\n')
      text = events.pop() ?? ''
      if (events.some((event) => /^event: pointer$/m.test(event))) onMove()
    }
  }

  function connect(): void {
    void listen()
      .catch(() => undefined)
      .then(() => {
        if (!signal.aborted) timer = setTimeout(connect, RETRY_MS)
      })
  }

  connect()
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}
