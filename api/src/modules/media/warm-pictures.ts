import { desc } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products } from '../../database/schema'
import type { Media } from './create-media'

/** Two pages of a list: what most visitors see first. */
const first = 48

/** Renders the pictures of the best-known products before anybody asks for them, at idle; answers the way to stop. */
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
      ),
    )
    .catch(() => undefined)
  return () => stop.abort()
}
