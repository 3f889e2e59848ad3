import { desc } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products } from '../../database/schema'
import type { Media } from './create-media'
import { freeCore } from './free-core'

/** Two pages of a list, which most visitors see first. */
const first = 48

/**
 * Renders pictures of the most popular products in advance while the API is idle and the machine has a free core: a
 * first start builds the parts at the same time. Returns a function that stops it.
 */
export function warmPictures(db: Database, media: Media): () => void {
  const stop = new AbortController()
  db.select({ drawing: products.drawing })
    .from(products)
    .orderBy(desc(products.popularity))
    .limit(first)
    .then((rows) =>
      media.warm(
        rows.map(({ drawing }) => drawing),
        stop.signal,
        () => freeCore(stop.signal),
      ),
    )
    .catch(() => undefined)
  return () => stop.abort()
}
