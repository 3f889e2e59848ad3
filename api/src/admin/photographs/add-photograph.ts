import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { photographCrops, photographs } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { MAX_PHOTOGRAPH_BYTES, measurePhotograph, photographKey } from '../../modules/media/photograph'
import { audit, type OperationContext, type OperationResult } from '../operation'
import { replaceCrop } from './use-of-photographs'

/** Input of an upload; a missing focal point stays, or is the center. */
export interface NewPhotograph {
  name: string
  alt?: string
  focal_x?: number
  focal_y?: number
}

/**
 * Stores a photograph under its name. A file of the same name replaces the picture in all products; the
 * same bytes again change nothing.
 */
export async function addPhotograph(
  { db, actor, bytes, originals, dryRun }: OperationContext,
  { name, alt, focal_x: x, focal_y: y }: NewPhotograph,
): Promise<OperationResult> {
  if (!bytes) throw new Failure(422, 'invalid', 'There is no file to upload.')
  const body = await readAll(bytes)
  const { width, height } = await measurePhotograph(body)
  const original = createHash('sha256').update(body).digest('hex')
  // Written before the row: an original without a row is harmless, a row without its original is not.
  if (!dryRun) await originals.write(original, body)
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(photographs).where(eq(photographs.name, name)).for('update')
    const [crop] = before ? await tx.select().from(photographCrops).where(eq(photographCrops.key, before.key)) : []
    const focal = { x: x ?? crop?.focalX ?? 0.5, y: y ?? crop?.focalY ?? 0.5 }
    const key = photographKey(name, original, focal)
    const values = { key, alt: alt ?? before?.alt ?? '', width, height, bytes: body.length }
    const summary = { name, key, width, height, bytes: body.length }
    if (before && before.key === key && before.alt === values.alt) {
      return { done: `${name} is already uploaded.`, detail: summary }
    }
    const [row] = before
      ? await tx.update(photographs).set(values).where(eq(photographs.id, before.id)).returning()
      : await tx
          .insert(photographs)
          .values({ name, ...values })
          .returning()
    await tx
      .insert(photographCrops)
      .values({ key, photographId: row!.id, original, focalX: focal.x, focalY: focal.y })
      .onConflictDoNothing()
    if (before) await replaceCrop(tx, before.key, key)
    await audit(tx, actor, 'photographs.add', name, { ...summary, original, ...(before && { before: before.key }) })
    return { done: `${before ? 'Replaced' : 'Added'} ${name} (${width} × ${height}).`, detail: summary }
  })
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_PHOTOGRAPH_BYTES) {
      throw new Failure(413, 'too_large', `The file is larger than ${MAX_PHOTOGRAPH_BYTES / 1024 / 1024} MB.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
