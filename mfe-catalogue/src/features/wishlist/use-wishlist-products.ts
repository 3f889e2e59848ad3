import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { useEffect, useState } from 'react'
import { changeWishlist } from './change-wishlist'

/** As many as the API tells of in one call. */
const AT_ONCE = 10

/** The products of a wishlist; undefined while the first are on the way, `failed` when they could not be had, until `retry`. Products that are no longer sold leave the list. */
export function useWishlistProducts(ids: readonly number[], api: Api = browserApi) {
  const [known, setKnown] = useState<ReadonlyMap<number, ProductSummary>>(new Map())
  const [asked, setAsked] = useState<{ for: string; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const missing = ids.filter((id) => !known.has(id)).join()

  useEffect(() => {
    if (missing === '') return undefined
    const giveUp = new AbortController()
    productsOf(missing.split(',').map(Number), giveUp.signal, api).then(
      (found) => {
        setKnown((before) => new Map([...before, ...found.map((product) => [product.id, product] as const)]))
        setAsked({ for: missing, failed: false })
        const gone = missing.split(',').filter((id) => !found.some((product) => String(product.id) === id))
        for (const id of gone) void changeWishlist(Number(id), false)
      },
      () => giveUp.signal.aborted || setAsked({ for: missing, failed: true }),
    )
    return () => giveUp.abort()
  }, [missing, api, attempt])

  const products = ids.flatMap((id) => known.get(id) ?? [])
  const waiting = missing !== '' && asked?.for !== missing
  return {
    products: waiting && products.length === 0 ? undefined : products,
    failed: asked?.failed === true && !waiting,
    retry: () => {
      setAsked(undefined)
      setAttempt(attempt + 1)
    },
  }
}

async function productsOf(ids: readonly number[], signal: AbortSignal, api: Api): Promise<ProductSummary[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  const answers = await Promise.all(
    groups.map((group) =>
      api.request('GET /get-recent-view', { query: { product_ids: group, limit: AT_ONCE }, signal, silent: true }),
    ),
  )
  return answers.flatMap(({ data }) => data)
}
