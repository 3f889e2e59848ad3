import { browserApi, type Api } from '@shop/shared-api'

/** Products whose screen was fetched ahead, with the time; the browser's cache keeps the answers for half a minute. */
const fetched = new Map<number, number>()
const FRESH_MS = 30_000

/** A failed look ahead is nobody's business: the visit itself will tell. */
const quietApi: Api = {
  request: ((name: never, options: object) => browserApi.request(name, { ...options, silent: true } as never)) as never,
}

/** Fetches a product's screen and what it shows, for a pointer or focus that rests on its link. */
export function prefetchProduct(productId: number): void {
  const now = Date.now()
  if (now - (fetched.get(productId) ?? -Infinity) < FRESH_MS || savesData()) return
  fetched.set(productId, now)
  import(/* webpackChunkName: "product" */ '../product-screen')
    .then(({ loader }) =>
      loader({
        request: new Request(new URL(`/shop/${productId}`, location.href)),
        params: { id: String(productId) },
        context: { api: quietApi },
      } as never),
    )
    .catch(() => undefined)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
