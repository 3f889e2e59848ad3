import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'

/** What of the catalogue a kept answer still agrees with; both grow with every commit that changes them. */
export interface CatalogueRevision {
  /** Anything that a product shows. */
  content: string
  /** Which products a listing holds, in which order, and what its facets count. */
  listing: string
  /** What carts are priced by besides products: settings, tiers, taxes. */
  terms: string
}

/**
 * Tells the revision as of now: whoever asks gets one that was read after they asked, so that nothing committed before is
 * missed, on whichever instance. All who ask while one reading is under way share the next.
 */
export function revisionReader(read: () => Promise<CatalogueRevision>): () => Promise<CatalogueRevision> {
  let reading: Promise<unknown> = Promise.resolve()
  let next: Promise<CatalogueRevision> | undefined

  return function current() {
    next ??= reading.then(collectAskers).then(() => {
      const revision = read()
      reading = revision.catch(() => undefined)
      next = undefined
      return revision
    })
    return next
  }
}

/** Lets all requests that have arrived come this far before the reading begins. */
const collectAskers = () => new Promise<void>((resume) => setImmediate(resume))

/** Reads the revision from the database, which counts it by triggers. One query. */
export async function readRevision(db: Database): Promise<CatalogueRevision> {
  const { rows } = (await db.execute(
    sql`SELECT sum(content)::text AS content, sum(listing)::text AS listing, sum(terms)::text AS terms
        FROM catalogue_revisions`,
  )) as unknown as { rows: [CatalogueRevision] }
  return rows[0]
}

const readers = new WeakMap<Database, () => Promise<CatalogueRevision>>()

/** The one reader of a database, so that all who keep something of it share its readings. */
export function currentRevisionOf(db: Database): () => Promise<CatalogueRevision> {
  const reader = readers.get(db) ?? revisionReader(() => readRevision(db))
  readers.set(db, reader)
  return reader
}
