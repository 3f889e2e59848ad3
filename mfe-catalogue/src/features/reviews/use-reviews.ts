import { browserApi, type Api, type ResponseOf, type Review } from '@shop/shared-api'
import { useRef, useState } from 'react'

type Page = ResponseOf<'GET /get-ratings'>

/** The filters and sort order of the reviews. */
export interface ReviewFilters {
  sort: 'newest' | 'highest' | 'lowest' | 'helpful'
  /** Null for any rating. */
  stars: number | null
  withImages: boolean
}

/** The filters of the first page: all reviews, newest first. */
const defaultFilters: ReviewFilters = { sort: 'newest', stars: null, withImages: false }

interface ReviewList {
  filters: ReviewFilters
  reviews: Review[]
  meta: Page['meta']
}

/** The loaded reviews. The latest request wins; a failed one keeps the current list, and the shell shows the error. */
export function useReviews(productId: number, first: Page, api: Api = browserApi) {
  const [shown, setShown] = useState<ReviewList>({ filters: defaultFilters, reviews: first.data, meta: first.meta })
  const [filters, setFilters] = useState(defaultFilters)
  const [busy, setBusy] = useState(false)
  const latestRequest = useRef(0)

  async function load(wanted: ReviewFilters, page: number) {
    const request = ++latestRequest.current
    setFilters(wanted)
    setBusy(true)
    try {
      const { data, meta } = await api.request('GET /get-ratings', { query: toQuery(productId, wanted, page) })
      if (request !== latestRequest.current) return
      setShown((before) => ({ filters: wanted, reviews: page === 1 ? data : [...before.reviews, ...data], meta }))
    } catch {
      if (request === latestRequest.current) setFilters(shown.filters)
    } finally {
      if (request === latestRequest.current) setBusy(false)
    }
  }

  return {
    ...shown,
    filters,
    busy,
    change: (to: Partial<ReviewFilters>) => void load({ ...filters, ...to }, 1),
    more: () => void load(shown.filters, shown.meta.page + 1),
  }
}

function toQuery(product_id: number, { sort, stars, withImages }: ReviewFilters, page: number) {
  return { product_id, page, sort, ...(stars !== null && { stars: [stars] }), ...(withImages && { with_images: true }) }
}
