import { browserApi, type Api, type ResponseOf, type Review } from '@shop/shared-api'
import { useRef, useState } from 'react'

type Page = ResponseOf<'GET /get-ratings'>

/** Which reviews are wanted, and in which order. */
export interface ReviewWish {
  sort: 'newest' | 'highest' | 'lowest' | 'helpful'
  /** Null for any. */
  stars: number | null
  withImages: boolean
}

/** As the first page came: all of them, the newest first. */
const everyReview: ReviewWish = { sort: 'newest', stars: null, withImages: false }

interface Shown {
  wish: ReviewWish
  reviews: Review[]
  meta: Page['meta']
}

/** The reviews on show. What was asked last wins; a failed question leaves what is there, and the shell tells of it. */
export function useReviews(productId: number, first: Page, api: Api = browserApi) {
  const [shown, setShown] = useState<Shown>({ wish: everyReview, reviews: first.data, meta: first.meta })
  const [wish, setWish] = useState(everyReview)
  const [busy, setBusy] = useState(false)
  const asked = useRef(0)

  async function ask(wanted: ReviewWish, page: number) {
    const question = ++asked.current
    setWish(wanted)
    setBusy(true)
    try {
      const { data, meta } = await api.request('GET /get-ratings', { query: queryOf(productId, wanted, page) })
      if (question !== asked.current) return
      setShown((before) => ({ wish: wanted, reviews: page === 1 ? data : [...before.reviews, ...data], meta }))
    } catch {
      if (question === asked.current) setWish(shown.wish)
    } finally {
      if (question === asked.current) setBusy(false)
    }
  }

  return {
    ...shown,
    wish,
    busy,
    change: (to: Partial<ReviewWish>) => void ask({ ...wish, ...to }, 1),
    more: () => void ask(shown.wish, shown.meta.page + 1),
  }
}

function queryOf(product_id: number, { sort, stars, withImages }: ReviewWish, page: number) {
  return { product_id, page, sort, ...(stars !== null && { stars: [stars] }), ...(withImages && { with_images: true }) }
}
