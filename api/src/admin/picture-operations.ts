import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { banners, instagramPosts, sliders } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { id } from './list-fields'
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
/** The Instagram strip has pictures without titles. */
const hasTitles = (kind: Kind) => kind !== 'instagram'

/** Lists, adds, changes and removes slides, banners and pictures of the Instagram strip. */
export const pictureOperations = {
  'pictures.list': operation(z.strictObject({ kind }), async ({ db }, { kind }) => {
    const table = tables[kind]
    return { rows: await db.select().from(table).orderBy(asc(table.position), asc(table.id)) }
  }),

  'pictures.add': operation(
    z.strictObject({ kind, ...changes.shape, image: fields.image, alt: fields.alt, url: fields.url }),
    async ({ db, actor }, { kind, ...fields }) =>
      inTransaction(db, async (tx) => {
        const table = tables[kind]
        const wanted = refuseMissing(kind, fields)
        const [last] = await tx.select({ most: sql<number>`coalesce(max(${table.position}), -1)::integer` }).from(table)
        const [added] = await tx
          .insert(table)
          .values({ ...wanted, position: fields.position ?? last!.most + 1 } as never)
          .returning({ id: table.id })
        await audit(tx, actor, 'pictures.add', kind, { id: added!.id, ...fields })
        return { done: `Added to ${kind} as number ${added!.id}.`, detail: { id: added!.id } }
      }),
  ),

  'pictures.change': operation(
    z.strictObject({ kind, id, ...changes.shape }),
    async ({ db, actor }, { kind, id, ...fields }) =>
      inTransaction(db, async (tx) => {
        const before = await lockPicture(tx, kind, id)
        const wanted = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
        if (Object.keys(wanted).length === 0) {
          throw new Failure(422, 'invalid', 'Specify what to change, as in --title "Spring is here".')
        }
        refuseTitles(kind, wanted)
        await tx
          .update(tables[kind])
          .set(wanted as never)
          .where(eq(tables[kind].id, id))
        await audit(tx, actor, 'pictures.change', `${kind} ${id}`, { before, after: wanted })
        return { done: `Changed number ${id} of ${kind}.`, detail: { id, ...wanted } }
      }),
  ),

  'pictures.remove': operation(z.strictObject({ kind, id }), async ({ db, actor }, { kind, id }) =>
    inTransaction(db, async (tx) => {
      const before = await lockPicture(tx, kind, id)
      await tx.delete(tables[kind]).where(eq(tables[kind].id, id))
      await audit(tx, actor, 'pictures.remove', `${kind} ${id}`, { before })
      return { done: `Removed number ${id} from ${kind}.`, detail: { id } }
    }),
  ),
}

function refuseMissing(kind: Kind, fields: z.output<typeof changes>) {
  refuseTitles(kind, fields)
  if (hasTitles(kind) && !(fields.title && fields.subtitle)) {
    throw new Failure(422, 'invalid', `${kind} need --title and --subtitle.`)
  }
  return fields
}

function refuseTitles(kind: Kind, fields: z.output<typeof changes>) {
  if (!hasTitles(kind) && (fields.title !== undefined || fields.subtitle !== undefined)) {
    throw new Failure(422, 'invalid', 'The Instagram strip has no titles: omit --title and --subtitle.')
  }
}

async function lockPicture(tx: Database, kind: Kind, id: number) {
  const [row] = await tx.select().from(tables[kind]).where(eq(tables[kind].id, id)).for('update')
  if (!row)
    throw new Failure(
      404,
      'not_found',
      `There is no number ${id} in ${kind}. Run "pictures list ${kind}" to see all of them.`,
    )
  return row
}
