import { LRUCache } from 'lru-cache'
import { recordFailure, recordStale } from './api-outcome'
import { createApiBreaker } from './api-breaker'

interface StoredResponse {
  status: number
  headers: [string, string][]
  body: string
  answeredAt: number
  freshUntil: number
}

const MAX_BODY_CHARACTERS = 2 ** 20
/** Total size of the stored responses, so that made-up searches can't exhaust the memory. */
const MAX_CHARACTERS = 32 * 2 ** 20
const DEFAULT_TIMEOUT_MS = 3_000
/** How long a stored answer replaces calls that fail. */
export const staleIfErrorMs = 86_400_000
/** Headers that were true of the bytes on the wire only. */
const wireHeaders = ['content-encoding', 'content-length', 'transfer-encoding']

interface CachedFetchOptions {
  /** Timeout of a call: it is shared, so a visitor's abort doesn't end it. */
  deadlineMs?: number
  /** Called for each call that the open circuit breaker rejects. */
  onRefused?(): void
}

/**
 * A fetch that stores public responses in memory as long as their Cache-Control allows, so that rendering doesn't
 * request the same menu a thousand times a second, and for a day as a fallback while the API fails; then the circuit
 * breaker avoids waiting for it. Concurrent equal requests share one call. Requests other than GET, or with a token,
 * are passed through.
 */
export function cachedFetch(
  fetchNow: typeof fetch = fetch,
  { deadlineMs = DEFAULT_TIMEOUT_MS, onRefused }: CachedFetchOptions = {},
): typeof fetch {
  const stored = new LRUCache<string, StoredResponse>({
    max: 2_000,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const pending = new Map<string, Promise<StoredResponse>>()
  const guarded = createApiBreaker({ onRefused })

  async function fetchAndStore(url: string, headers: Headers): Promise<StoredResponse> {
    const { answer, body } = await guarded(async () => {
      const answer = await fetchNow(url, { headers, signal: AbortSignal.timeout(deadlineMs) })
      return { answer, body: await answer.text() }
    })
    const seconds =
      answer.ok && body.length <= MAX_BODY_CHARACTERS ? freshSeconds(answer.headers.get('cache-control')) : 0
    const answeredAt = Date.now()
    const copy = {
      status: answer.status,
      body,
      headers: [...answer.headers].filter(([name]) => !wireHeaders.includes(name)),
      answeredAt,
      freshUntil: answeredAt + seconds * 1_000,
    }
    if (seconds > 0) stored.set(url, copy)
    else if (!isFailure(copy)) stored.delete(url)
    return copy
  }

  function fetchOnce(url: string, headers: Headers): Promise<StoredResponse> {
    const request = pending.get(url) ?? fetchAndStore(url, headers).finally(() => pending.delete(url))
    pending.set(url, request)
    return request
  }

  /** The stored response, if the API fails and it is less than a day old; else the failure. */
  async function answerFor(url: string, headers: Headers): Promise<StoredResponse> {
    const present = stored.get(url)
    if (present && Date.now() < present.freshUntil) return present
    const asking = fetchOnce(url, headers)
    if (!present || Date.now() - present.answeredAt >= staleIfErrorMs) {
      const answer = await asking.catch((error: unknown) => {
        recordFailure()
        throw error
      })
      if (isFailure(answer)) recordFailure()
      return answer
    }
    const answer = await asking.catch(() => undefined)
    if (answer && !isFailure(answer)) return answer
    recordStale(present.answeredAt)
    return present
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' || request.headers.has('authorization')) return fetchNow(request)
    const { status, headers, body } = await answerFor(request.url, request.headers)
    return new Response(body, { status, headers })
  }
}

/** Whether the API failed, as opposed to a valid "not found". */
function isFailure({ status }: { status: number }): boolean {
  return status >= 500 || status === 429
}

/** Seconds that a shared cache may store a response: `s-maxage`, else `max-age`; 0 when it isn't public. */
export function freshSeconds(cacheControl: string | null): number {
  const directives = new Map<string, string>()
  for (const directive of (cacheControl ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.trim().split('=')
    directives.set(name, value)
  }
  if (!directives.has('public')) return 0
  return Number(directives.get('s-maxage') ?? directives.get('max-age')) || 0
}
