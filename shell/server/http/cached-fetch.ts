import { LRUCache } from 'lru-cache'
import { noteFailure, noteStale } from './answers-used'
import { createApiBreaker } from './api-breaker'

interface KeptAnswer {
  status: number
  headers: [string, string][]
  body: string
  answeredAt: number
  freshUntil: number
}

const largestBody = 2 ** 20
/** Letters of all answers kept: made-up searches must not fill the memory. */
const mostLetters = 32 * 2 ** 20
const usualDeadlineMs = 3_000
/** How long a stored answer replaces calls that fail. */
export const staleIfErrorMs = 86_400_000
/** Headers that were true of the bytes on the wire only. */
const wireHeaders = ['content-encoding', 'content-length', 'transfer-encoding']

interface CachedFetchOptions {
  /** Of a call: it is shared, so that no visitor's abort ends it. */
  deadlineMs?: number
  /** Called for each call that is not made because the API gives no answers. */
  onRefused?(): void
}

/**
 * A fetch that keeps public answers in memory for as long as their Cache-Control allows, so that rendering does
 * not ask the API for the same menu a thousand times a second, and for a day in case the API fails: then they replace
 * its answers, and after a few calls without an answer none waits any more. Equal requests at once share one call.
 * A request that is not a GET, or that carries someone's token, goes straight through.
 */
export function cachedFetch(
  fetchNow: typeof fetch = fetch,
  { deadlineMs = usualDeadlineMs, onRefused }: CachedFetchOptions = {},
): typeof fetch {
  const kept = new LRUCache<string, KeptAnswer>({
    max: 2_000,
    maxSize: mostLetters,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const underWay = new Map<string, Promise<KeptAnswer>>()
  const guarded = createApiBreaker({ onRefused })

  async function ask(url: string, headers: Headers): Promise<KeptAnswer> {
    const { answer, body } = await guarded(async () => {
      const answer = await fetchNow(url, { headers, signal: AbortSignal.timeout(deadlineMs) })
      return { answer, body: await answer.text() }
    })
    const seconds = answer.ok && body.length <= largestBody ? freshSeconds(answer.headers.get('cache-control')) : 0
    const answeredAt = Date.now()
    const copy = {
      status: answer.status,
      body,
      headers: [...answer.headers].filter(([name]) => !wireHeaders.includes(name)),
      answeredAt,
      freshUntil: answeredAt + seconds * 1_000,
    }
    if (seconds > 0) kept.set(url, copy)
    else if (!isFailure(copy)) kept.delete(url)
    return copy
  }

  function askOnce(url: string, headers: Headers): Promise<KeptAnswer> {
    const asking = underWay.get(url) ?? ask(url, headers).finally(() => underWay.delete(url))
    underWay.set(url, asking)
    return asking
  }

  /** The answer that was kept, if the failure is the API's and not older than a day; else the failure. */
  async function answerFor(url: string, headers: Headers): Promise<KeptAnswer> {
    const present = kept.get(url)
    if (present && Date.now() < present.freshUntil) return present
    const asking = askOnce(url, headers)
    if (!present || Date.now() - present.answeredAt >= staleIfErrorMs) {
      const answer = await asking.catch((error: unknown) => {
        noteFailure()
        throw error
      })
      if (isFailure(answer)) noteFailure()
      return answer
    }
    const answer = await asking.catch(() => undefined)
    if (answer && !isFailure(answer)) return answer
    noteStale(present.answeredAt)
    return present
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' || request.headers.has('authorization')) return fetchNow(request)
    const { status, headers, body } = await answerFor(request.url, request.headers)
    return new Response(body, { status, headers })
  }
}

/** Whether the API could not answer this time, as opposed to saying that there is nothing. */
function isFailure({ status }: { status: number }): boolean {
  return status >= 500 || status === 429
}

/** Seconds that a shared cache may keep an answer: `s-maxage`, else `max-age`; 0 when it is not public. */
export function freshSeconds(cacheControl: string | null): number {
  const directives = new Map<string, string>()
  for (const directive of (cacheControl ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.trim().split('=')
    directives.set(name, value)
  }
  if (!directives.has('public')) return 0
  return Number(directives.get('s-maxage') ?? directives.get('max-age')) || 0
}
