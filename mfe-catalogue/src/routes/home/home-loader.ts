import { apiFrom, type Banner, type Category, type InstagramPost, type ProductSummary } from '@shop/shared-api'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { SECONDARY_TIMEOUT_MS } from '../../secondary-timeout'

const RAIL_LENGTH = 10

/** The home page's data. A section is empty and hidden if its request failed or timed out. */
export interface HomeData {
  slides: Banner[]
  banners: Banner[]
  categories: Pick<Category, 'id' | 'title' | 'slug' | 'image'>[]
  onSale: ProductSummary[]
  newest: ProductSummary[]
  posts: InstagramPost[]
}

/** Loads all sections in parallel. The page fails only if there are no products. */
export async function homeLoader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const api = apiFrom(context)
  const { signal } = request
  const aside = { signal, timeoutMs: SECONDARY_TIMEOUT_MS }
  const [slides, banners, categories, onSale, newest, posts] = await Promise.all([
    orNone(api.request('GET /get-sliders', aside)),
    orNone(api.request('GET /get-banners', aside)),
    orNone(api.request('GET /get-categories', aside)),
    orNone(api.request('GET /sale-products', { query: { limit: RAIL_LENGTH }, ...aside })),
    api.request('GET /get-products', { query: { sort: 'newest', limit: RAIL_LENGTH }, signal }),
    orNone(api.request('GET /get-instagrams', aside)),
  ])
  return {
    slides,
    banners,
    // An older API has no `in_menu`.
    categories: categories
      .filter((category) => category.in_menu !== false)
      .map(({ id, title, slug, image }) => ({ id, title, slug, image })),
    onSale,
    newest: newest.data,
    posts,
  }
}

async function orNone<T>(answer: Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await answer).data
  } catch {
    return []
  }
}
