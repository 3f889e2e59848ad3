import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { recordAnswer, recordFailure, recordStale, trackApiOutcome } from './api-outcome'
import { createApiBreaker } from './api-breaker'
import { noRevision, type ApiRevision } from './api-revision'

interface StoredResponse {
  status: number
  headers: [string, string][]
  body: string
  /** Equal for equal responses. */
  digest: string
  answeredAt: number
  freshUntil: number
  /** The API's revision when it was called; undefined if it has none. */
  revision: string | undefined
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
  revision?: ApiRevision
}

/** See `cachedFetch`. */
export type CachedFetch = typeof fetch & {
  /** Whether the API would answer these calls as before. False when it fails. */
  isUnchanged(answers: ReadonlyMap<string, string>): Promise<boolean>
}

/**
 * A fetch that stores public responses in memory until the API's revision moves, or without one as long as their
 * Cache-Control allows, so that rendering doesn't request the same menu a thousand times a second, and for a day as a
 * fallback while the API fails; then the circuit breaker avoids waiting for it. Concurrent equal requests share one
 * call. Requests other than GET, or with a token, are passed through.
 */
export function cachedFetch(
  fetchNow: typeof fetch = fetch,
  { deadlineMs = DEFAULT_TIMEOUT_MS, onRefused, revision: apiRevision = noRevision }: CachedFetchOptions = {},
): CachedFetch {
  const stored = new LRUCache<string, StoredResponse>({
    max: 2_000,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const pending = new Map<string, Promise<StoredResponse>>()
  const guarded = createApiBreaker({ onRefused })

  async function fetchAndStore(url: string, headers: Headers, revision?: string): Promise<StoredResponse> {
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
      digest: digestOf(answer, body),
      revision,
      answeredAt,
      freshUntil: answeredAt + seconds * 1_000,
    }
    if (seconds > 0) stored.set(url, copy)
    else if (!isFailure(copy)) stored.delete(url)
    return copy
  }

  /** A call made for an older revision may have read older data: it isn't shared. */
  function fetchOnce(url: string, headers: Headers): Promise<StoredResponse> {
    const revision = apiRevision.latest()
    const key = `${revision} ${url}`
    const request = pending.get(key) ?? fetchAndStore(url, headers, revision).finally(() => pending.delete(key))
    pending.set(key, request)
    return request
  }

  function isFresh({ revision, freshUntil }: StoredResponse): boolean {
    const latest = apiRevision.latest()
    if (latest === undefined) return Date.now() < freshUntil
    return revision === latest && Date.now() - apiRevision.currentUntil(latest) < staleIfErrorMs
  }

  /** The stored response, if the API fails and it is less than a day old; else the failure. */
  async function answerFor(url: string, headers: Headers): Promise<StoredResponse> {
    const present = stored.get(url)
    if (present && isFresh(present)) return present
    const validAt = present ? Math.max(present.answeredAt, apiRevision.currentUntil(present.revision)) : -Infinity
    const call = fetchOnce(url, headers)
    if (present && Date.now() - validAt < staleIfErrorMs) {
      const answer = await call.catch(() => undefined)
      if (answer && !isFailure(answer)) return answer
      recordStale(validAt)
      return present
    }
    const answer = await call.catch((error: unknown) => {
      recordFailure()
      throw error
    })
    if (isFailure(answer)) recordFailure()
    return answer
  }

  async function fetchCached(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    if (request.method !== 'GET' || request.headers.has('authorization')) return fetchNow(request)
    const { status, headers, body, digest } = await answerFor(request.url, request.headers)
    recordAnswer(request.url, digest)
    return new Response(body, { status, headers })
  }

  async function isUnchanged(answers: ReadonlyMap<string, string>): Promise<boolean> {
    const headers = new Headers({ accept: 'application/json' })
    const { value, used } = await trackApiOutcome(() =>
      Promise.allSettled([...answers].map(async ([url, digest]) => (await answerFor(url, headers)).digest === digest)),
    )
    const areSame = value.every((result) => result.status === 'fulfilled' && result.value)
    return areSame && used.failed === 0 && used.oldestAt === undefined
  }

  return Object.assign(fetchCached, { isUnchanged })
}

/** The entity tag, which the API computes of the body, or else a hash. */
function digestOf({ status, headers }: Response, body: string): string {
  return `${status} ${headers.get('etag') ?? createHash('sha1').update(body).digest('base64url')}`
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
