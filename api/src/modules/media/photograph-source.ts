import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { photographCrops } from '../../database/schema'
import { notFound } from '../../failure'
import type { FocalPoint } from './photograph'
import type { OriginalStore } from './original-store'

/** The original of a crop with its focal point; throws 404 for an unknown key. */
export type PhotographSource = (key: string) => Promise<{ bytes: Buffer; focal: FocalPoint }>

/** Reads crops from the database and originals from the store. */
export const photographSource =
  (db: Database, originals: OriginalStore): PhotographSource =>
  async (key) => {
    const [crop] = await db.select().from(photographCrops).where(eq(photographCrops.key, key))
    const bytes = crop && (await originals.read(crop.original))
    if (!bytes) throw notFound()
    return { bytes, focal: { x: crop.focalX, y: crop.focalY } }
  }
