import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { photographCrops, photographs } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { photographKey } from '../../modules/media/photograph'
import { audit, operation } from '../operation'
import { addPhotograph } from './add-photograph'
import { photographName as name } from './photograph-name'
import { orderPictures } from './order-pictures'
import { replaceCrop, useOfPhotograph } from './use-of-photographs'

const focal = z.number().min(0).max(1)
const fields = { alt: z.string().trim().max(300), focal_x: focal, focal_y: focal }
const editable = z.strictObject(fields).partial()

/** Uploads, lists, edits and removes photographs, and sets which pictures a product shows. */
export const photographOperations = {
  'photographs.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: await db
      .select({
        name: photographs.name,
        key: photographs.key,
        alt: photographs.alt,
        width: photographs.width,
        height: photographs.height,
        bytes: photographs.bytes,
        focal_x: photographCrops.focalX,
        focal_y: photographCrops.focalY,
        added: photographs.createdAt,
      })
      .from(photographs)
      .innerJoin(photographCrops, eq(photographCrops.key, photographs.key))
      .orderBy(asc(photographs.name)),
  })),

  'photographs.add': operation(z.strictObject({ name, ...editable.shape }), addPhotograph),

  'photographs.edit': operation(z.strictObject({ name, ...editable.shape }), async ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const { photograph, crop } = await lockPhotograph(tx, input.name)
      const point = { x: input.focal_x ?? crop.focalX, y: input.focal_y ?? crop.focalY }
      const key = photographKey(input.name, crop.original, point)
      const alt = input.alt ?? photograph.alt
      await tx.update(photographs).set({ key, alt }).where(eq(photographs.id, photograph.id))
      await tx
        .insert(photographCrops)
        .values({ ...crop, key, focalX: point.x, focalY: point.y })
        .onConflictDoNothing()
      await replaceCrop(tx, photograph.key, key)
      const before = { alt: photograph.alt, focal_x: crop.focalX, focal_y: crop.focalY }
      const after = { alt, focal_x: point.x, focal_y: point.y }
      await audit(tx, actor, 'photographs.edit', input.name, { before, after })
      return { done: `Changed ${input.name}.`, detail: { name: input.name, ...after } }
    }),
  ),

  'photographs.reorder': operation(
    z.strictObject({
      product: z.string().min(1).max(120),
      pictures: z.array(z.string().max(200)).min(1).max(50),
      color: z.string().min(1).max(60).optional(),
    }),
    orderPictures,
  ),

  'photographs.remove': operation(z.strictObject({ name }), async ({ db, actor, originals, dryRun }, input) => {
    const freed = await inTransaction(db, async (tx) => {
      const { photograph } = await lockPhotograph(tx, input.name)
      const where = await useOfPhotograph(tx, photograph.id)
      if (where) throw new Failure(409, 'in_use', `${input.name} is shown by ${where}, so it cannot be removed.`)
      const crops = await tx.select().from(photographCrops).where(eq(photographCrops.photographId, photograph.id))
      await tx.delete(photographs).where(eq(photographs.id, photograph.id))
      await audit(tx, actor, 'photographs.remove', input.name, { before: photograph })
      const originals = [...new Set(crops.map(({ original }) => original))]
      const { rows } = (await tx.execute(sql`SELECT DISTINCT original FROM photograph_crops
        WHERE original = ANY (${sql.param(originals)}::text[])`)) as unknown as { rows: { original: string }[] }
      const used = new Set(rows.map(({ original }) => original))
      return originals.filter((original) => !used.has(original))
    })
    if (!dryRun) for (const original of freed) await originals.remove(original)
    return { done: `Removed ${input.name}.`, detail: { name: input.name } }
  }),
}

async function lockPhotograph(tx: Database, name: string) {
  const [photograph] = await tx.select().from(photographs).where(eq(photographs.name, name)).for('update')
  const [crop] = photograph
    ? await tx.select().from(photographCrops).where(eq(photographCrops.key, photograph.key))
    : []
  if (photograph && crop) return { photograph, crop }
  throw new Failure(404, 'not_found', `There is no photograph ${name}. Run "photographs list" to see all of them.`)
}
