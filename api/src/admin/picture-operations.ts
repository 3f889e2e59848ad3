import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { banners, instagramPosts, sliders } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure, invalid } from '../failure'
import { artImageUrl } from '../media-url'
import { audit, operation } from './operation'
import { id, linkTarget } from './list-fields'
import { pictureStatus } from '../modules/content/picture-status'
import { storedPicture } from './photographs/stored-picture'

const tables = { sliders, banners, instagram: instagramPosts } as const
const kind = z.enum(['sliders', 'banners', 'instagram'])
type Kind = z.output<typeof kind>

const text = z.string().trim().min(1).max(300)
const fields = {
  title: text,
  subtitle: text,
  image: text,
  alt: text,
  url: linkTarget,
  position: z.int().min(0).max(10_000),
  shown: z.boolean(),
  /** First and last day, in UTC. */
  starts: z.iso.date().nullable(),
  ends: z.iso.date().nullable(),
}
const changes = z.strictObject(fields).partial()
type Fields = z.output<typeof changes>
type Columns = typeof banners.$inferSelect
/** The Instagram strip has pictures without titles and days. */
const hasTitles = (kind: Kind) => kind !== 'instagram'

/**
 * Lists, adds, changes and removes slides, banners and pictures of the Instagram strip. Slides and banners can be hidden,
 * and shown on certain days only.
 */
export const pictureOperations = {
  'pictures.list': operation(z.strictObject({ kind }), async ({ db }, { kind }) => {
    const table = tables[kind]
    const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id))
    return { rows: rows.map(lineOf) }
  }),

  'pictures.add': operation(
    z.strictObject({ kind, ...changes.shape, image: fields.image, alt: fields.alt, url: fields.url }),
    async ({ db, actor }, { kind, ...fields }) =>
      inTransaction(db, async (tx) => {
        const table = tables[kind]
        refuseMissing(kind, fields)
        const wanted = await columnsOf(tx, fields)
        refuseReversed(wanted)
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
        refuseTitles(kind, fields)
        const wanted = await columnsOf(tx, fields)
        if (Object.keys(wanted).length === 0) {
          throw new Failure(422, 'invalid', 'Specify what to change, as in --title "Spring is here".')
        }
        refuseReversed({ ...before, ...wanted })
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

function lineOf<Row extends typeof instagramPosts.$inferSelect & Partial<Columns>>(row: Row) {
  const { startsOn, endsOn, shown, ...line } = row
  const picture = artImageUrl(line.image)
  if (shown === undefined) return { ...line, picture }
  return { ...line, picture, starts: startsOn, ends: endsOn, status: pictureStatus({ shown, startsOn, endsOn }) }
}

/** The columns that are given. */
async function columnsOf(tx: Database, { image, starts, ends, ...fields }: Fields) {
  const columns = {
    ...fields,
    image: image === undefined ? undefined : await storedPicture(tx, image),
    startsOn: starts,
    endsOn: ends,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>
}

function refuseReversed({ startsOn, endsOn }: Partial<Columns>) {
  if (startsOn && endsOn && endsOn < startsOn)
    throw invalid([{ field: 'ends', message: 'The last day is before the first.' }])
}

function refuseMissing(kind: Kind, fields: Fields) {
  refuseTitles(kind, fields)
  if (hasTitles(kind) && !(fields.title && fields.subtitle)) {
    throw new Failure(422, 'invalid', `${kind} need --title and --subtitle.`)
  }
}

function refuseTitles(kind: Kind, { title, subtitle, shown, starts, ends }: Fields) {
  if (hasTitles(kind)) return
  if (title !== undefined || subtitle !== undefined)
    throw new Failure(422, 'invalid', 'The Instagram strip has no titles: omit --title and --subtitle.')
  if (shown !== undefined || starts !== undefined || ends !== undefined)
    throw new Failure(422, 'invalid', 'The Instagram strip has no days: omit --show, --hide, --starts and --ends.')
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
