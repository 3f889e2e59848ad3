import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { useEffect, useState } from 'react'
import { changeWishlist } from './change-wishlist'

/** The API's limit per request. */
const BATCH_SIZE = 10

/**
 * The products of a wishlist: undefined while the first ones load, `failed` after an error until `retry`. Products
 * that are no longer sold are removed from the list.
 */
export function useWishlistProducts(ids: readonly number[], api: Api = browserApi) {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, ProductSummary>>(new Map())
  const [lastRequest, setLastRequest] = useState<{ for: string; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const missing = ids.filter((id) => !loaded.has(id)).join()

  useEffect(() => {
    if (missing === '') return undefined
    const controller = new AbortController()
    fetchProducts(missing.split(',').map(Number), controller.signal, api).then(
      (found) => {
        setLoaded((before) => new Map([...before, ...found.map((product) => [product.id, product] as const)]))
        setLastRequest({ for: missing, failed: false })
        const missingIds = missing.split(',').filter((id) => !found.some((product) => String(product.id) === id))
        for (const id of missingIds) void changeWishlist(Number(id), false)
      },
      () => controller.signal.aborted || setLastRequest({ for: missing, failed: true }),
    )
    return () => controller.abort()
  }, [missing, api, attempt])

  const products = ids.flatMap((id) => loaded.get(id) ?? [])
  const waiting = missing !== '' && lastRequest?.for !== missing
  return {
    products: waiting && products.length === 0 ? undefined : products,
    failed: lastRequest?.failed === true && !waiting,
    retry: () => {
      setLastRequest(undefined)
      setAttempt(attempt + 1)
    },
  }
}

async function fetchProducts(ids: readonly number[], signal: AbortSignal, api: Api): Promise<ProductSummary[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  const responses = await Promise.all(
    groups.map((group) =>
      api.request('GET /get-recent-view', { query: { product_ids: group, limit: BATCH_SIZE }, signal, silent: true }),
    ),
  )
  return responses.flatMap(({ data }) => data)
}
