import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { createBatchLoader } from '../../database/batch-loader'

/** Versions of the catalogue that cached responses depend on; each grows with every commit that changes its data. */
export interface CatalogueRevision {
  /** Any data shown for a product. */
  content: string
  /** Which products a listing contains, their order, and its facet counts. */
  listing: string
  /** Pricing terms apart from products: settings, tiers, taxes. */
  terms: string
  /** Other texts of pages: information pages, FAQs, slides, banners, size charts, published reviews. */
  texts: string
}

/** Reads the revisions, which database triggers count. One query. */
export async function readRevision(db: Database): Promise<CatalogueRevision> {
  const { rows } = (await db.execute(
    sql`SELECT sum(content)::text AS content, sum(listing)::text AS listing, sum(terms)::text AS terms,
          sum(texts)::text AS texts
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

/** How long content that depends on the time, such as a "new" badge, may be shown, in milliseconds. */
const TIME_BUCKET_MS = 15 * 60_000

/** Changes every 15 minutes, for content that depends on the time. */
export const timeBucket = (): number => Math.floor(Date.now() / TIME_BUCKET_MS)

/** Changes whenever a public read may answer differently. Every change of a listing changes the content, too. */
export const publicRevision = ({ content, terms, texts }: CatalogueRevision): string =>
  `${content}.${terms}.${texts}.${timeBucket()}`
