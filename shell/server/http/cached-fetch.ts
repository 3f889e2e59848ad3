import { LRUCache } from 'lru-cache'

interface KeptAnswer {
  status: number
  headers: [string, string][]
  body: string
}

const largestBody = 2 ** 20
/** One visitor's giving up must not fail the others who wait for the same answer: the call has its own patience. */
const patience = 10_000
/** Headers that were true of the bytes on the wire only. */
const wireHeaders = ['content-encoding', 'content-length', 'transfer-encoding']

/**
 * A fetch that keeps public answers in memory for as long as their Cache-Control allows, so that rendering does
 * not ask the API for the same menu a thousand times a second. Equal requests at once share one call. A request
 * that is not a GET, or that carries someone's token, goes straight through.
 */
export function cachedFetch(fetchNow: typeof fetch = fetch): typeof fetch {
  const kept = new LRUCache<string, KeptAnswer>({ max: 500 })
  const underWay = new Map<string, Promise<KeptAnswer>>()

  async function ask(url: string, headers: Headers): Promise<KeptAnswer> {
    const answer = await fetchNow(url, { headers, signal: AbortSignal.timeout(patience) })
    const body = await answer.text()
    const copy = {
      status: answer.status,
      body,
      headers: [...answer.headers].filter(([name]) => !wireHeaders.includes(name)),
    }
    const seconds = answer.ok && body.length <= largestBody ? freshSeconds(answer.headers.get('cache-control')) : 0
    if (seconds > 0) kept.set(url, copy, { ttl: seconds * 1_000 })
    return copy
  }

  function askOnce(url: string, headers: Headers): Promise<KeptAnswer> {
    const asking = underWay.get(url) ?? ask(url, headers).finally(() => underWay.delete(url))
    underWay.set(url, asking)
    return asking
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' || request.headers.has('authorization')) return fetchNow(request)
    const { status, headers, body } = kept.get(request.url) ?? (await askOnce(request.url, request.headers))
    return new Response(body, { status, headers })
  }
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
