import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { createBatchLoader } from '../../database/batch-loader'

/** What of the catalogue a kept answer still agrees with; both grow with every commit that changes them. */
export interface CatalogueRevision {
  /** Anything that a product shows. */
  content: string
  /** Which products a listing holds, in which order, and what its facets count. */
  listing: string
  /** What carts are priced by besides products: settings, tiers, taxes. */
  terms: string
}

/** Reads the revision from the database, which counts it by triggers. One query. */
export async function readRevision(db: Database): Promise<CatalogueRevision> {
  const { rows } = (await db.execute(
    sql`SELECT sum(content)::text AS content, sum(listing)::text AS listing, sum(terms)::text AS terms
        FROM catalogue_revisions`,
  )) as unknown as { rows: [CatalogueRevision] }
  return rows[0]
}

const readers = new WeakMap<Database, () => Promise<CatalogueRevision>>()

/** The one reader of a database, so that all who keep something of it share its readings of the revision as of now. */
export function revisionReader(db: Database): () => Promise<CatalogueRevision> {
  const reader = readers.get(db) ?? createBatchLoader<void, CatalogueRevision>(() => readRevision(db))
  readers.set(db, reader)
  return reader
}
