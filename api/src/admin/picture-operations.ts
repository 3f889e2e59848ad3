import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { banners, instagramPosts, sliders } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { id } from './page-of'
import { isPicture, pictureAdvice } from './picture-key'

const tables = { sliders, banners, instagram: instagramPosts } as const
const kind = z.enum(['sliders', 'banners', 'instagram'])
type Kind = z.output<typeof kind>

const text = z.string().trim().min(1).max(300)
const url = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?!\/)|https:\/\/)/, 'it must be a path of the shop or an https address')
const fields = {
  title: text,
  subtitle: text,
  image: z
    .string()
    .trim()
    .max(200)
    .refine(isPicture, { error: ({ input }) => pictureAdvice(String(input)) }),
  alt: text,
  url,
  position: z.int().min(0).max(10_000),
}
const changes = z.strictObject(fields).partial()
/** The Instagram strip has pictures without words. */
const worded = (kind: Kind) => kind !== 'instagram'

/** Slides and banners of the home page and the Instagram strip. */
export const pictureOperations = {
  'pictures.list': operation(z.strictObject({ kind }), async ({ db }, { kind }) => {
    const table = tables[kind]
    return { rows: await db.select().from(table).orderBy(asc(table.position), asc(table.id)) }
  }),

  'pictures.add': operation(
    z.strictObject({ kind, ...changes.shape, image: fields.image, alt: fields.alt, url: fields.url }),
    async ({ db, actor }, { kind, ...given }) =>
      inTransaction(db, async (tx) => {
        const table = tables[kind]
        const wanted = refuseMissing(kind, given)
        const [last] = await tx.select({ most: sql<number>`coalesce(max(${table.position}), -1)::integer` }).from(table)
        const [added] = await tx
          .insert(table)
          .values({ ...wanted, position: given.position ?? last!.most + 1 } as never)
          .returning({ id: table.id })
        await audit(tx, actor, 'pictures.add', kind, { id: added!.id, ...given })
        return { done: `Added to ${kind} as number ${added!.id}.`, detail: { id: added!.id } }
      }),
  ),

  'pictures.change': operation(
    z.strictObject({ kind, id, ...changes.shape }),
    async ({ db, actor }, { kind, id, ...given }) =>
      inTransaction(db, async (tx) => {
        const before = await lockPicture(tx, kind, id)
        const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
        if (Object.keys(wanted).length === 0) {
          throw new Failure(422, 'invalid', 'Say what is to change, as in --title "Spring is here".')
        }
        refuseWords(kind, wanted)
        await tx
          .update(tables[kind])
          .set(wanted as never)
          .where(eq(tables[kind].id, id))
        await audit(tx, actor, 'pictures.change', `${kind} ${id}`, { before, after: wanted })
        return { done: `Number ${id} of ${kind} is changed.`, detail: { id, ...wanted } }
      }),
  ),

  'pictures.remove': operation(z.strictObject({ kind, id }), async ({ db, actor }, { kind, id }) =>
    inTransaction(db, async (tx) => {
      const before = await lockPicture(tx, kind, id)
      await tx.delete(tables[kind]).where(eq(tables[kind].id, id))
      await audit(tx, actor, 'pictures.remove', `${kind} ${id}`, { before })
      return { done: `Number ${id} is gone from ${kind}.`, detail: { id } }
    }),
  ),
}

function refuseMissing(kind: Kind, given: z.output<typeof changes>) {
  refuseWords(kind, given)
  if (worded(kind) && !(given.title && given.subtitle)) {
    throw new Failure(422, 'invalid', `${kind} need --title and --subtitle.`)
  }
  return given
}

function refuseWords(kind: Kind, given: z.output<typeof changes>) {
  if (!worded(kind) && (given.title !== undefined || given.subtitle !== undefined)) {
    throw new Failure(422, 'invalid', 'The Instagram strip has no titles: leave --title and --subtitle out.')
  }
}

async function lockPicture(tx: Database, kind: Kind, id: number) {
  const [row] = await tx.select().from(tables[kind]).where(eq(tables[kind].id, id)).for('update')
  if (!row)
    throw new Failure(404, 'not_found', `There is no number ${id} in ${kind}. "pictures list ${kind}" shows them.`)
  return row
}
