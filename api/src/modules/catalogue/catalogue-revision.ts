import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { createBatchLoader } from '../../database/batch-loader'

/** Versions of the catalogue that cached responses depend on; each grows with every commit that changes its data. */
export interface CatalogueRevision {
  /** Any data shown for a product. */
  content: string
  /** Which products a listing contains, their order, and its facet counts. */
  listing: string
  /** Pricing terms besides products: settings, tiers, taxes. */
  terms: string
}

/** Reads the revisions, which database triggers count. One query. */
export async function readRevision(db: Database): Promise<CatalogueRevision> {
  const { rows } = (await db.execute(
    sql`SELECT sum(content)::text AS content, sum(listing)::text AS listing, sum(terms)::text AS terms
        FROM catalogue_revisions`,
  )) as unknown as { rows: [CatalogueRevision] }
  return rows[0]
}

const readers = new WeakMap<Database, () => Promise<CatalogueRevision>>()

/** The shared reader of a database: concurrent callers share one query for the current revision. */
export function revisionReader(db: Database): () => Promise<CatalogueRevision> {
  const reader = readers.get(db) ?? createBatchLoader<void, CatalogueRevision>(() => readRevision(db))
  readers.set(db, reader)
  return reader
}
