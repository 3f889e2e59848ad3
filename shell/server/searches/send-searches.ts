import type { FastifyBaseLogger } from 'fastify'
import type { EmptySearches } from './empty-searches'

const INTERVAL_MS = 30_000
const TIMEOUT_MS = 5_000

interface SendOptions {
  searches: EmptySearches
  apiUrl: string
  log: Pick<FastifyBaseLogger, 'warn'>
  fetchNow?: typeof fetch
}

/** Sends what was counted to the API; what could not be sent is counted again. */
export async function sendSearches({ searches, apiUrl, log, fetchNow = fetch }: SendOptions): Promise<void> {
  const terms = searches.take()
  if (terms.length === 0) return
  try {
    const answer = await fetchNow(`${apiUrl}/api/empty-searches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ terms }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    // What the API refuses, as an older one does, it would refuse again.
    if (answer.status >= 500) throw new Error(`The API answers ${answer.status}.`)
  } catch (err) {
    searches.putBack(terms)
    log.warn({ err }, 'searches without results could not be reported')
  }
}

/** Sends them every half a minute; returns the stop function, which sends the rest. */
export function startSendingSearches(options: SendOptions): () => Promise<void> {
  const timer = setInterval(() => void sendSearches(options), INTERVAL_MS).unref()
  return async () => {
    clearInterval(timer)
    await sendSearches(options)
  }
}
