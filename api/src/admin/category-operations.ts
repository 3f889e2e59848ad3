import { isDeepStrictEqual } from 'node:util'
import { arrayOverlaps, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { categories, products } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure, invalid } from '../failure'
import { artImageUrl } from '../media-url'
import { refreshWritten } from './catalogue/write-plan'
import { freeSlug } from './free-slug'
import { moveInOrder } from './move-in-order'
import { audit, operation, type OperationContext } from './operation'
import { storedPicture } from './photographs/stored-picture'
import { slug } from './products/product-input'

type Category = typeof categories.$inferSelect

/** The menu shows three levels. */
export const MAX_LEVEL = 3
/** The picture of a category that has none of its own. */
const PLAIN_PICTURE = 'tile-plain'

const texts = {
  title: z.string().trim().min(1, 'This field is required').max(120),
  description: z.string().trim().max(20_000),
  picture: z.string().trim().min(1).max(300),
}

/** Up to 20 values of at most 40 characters, separated by commas. */
const commaList = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((value) => value.trim()))].filter((value) => value !== ''))
  .refine((values) => values.length <= 20 && values.every(({ length }) => length <= 40), {
    error: 'Use at most 20 entries of 40 characters, separated by commas',
  })

/** Lists, adds, changes, moves and removes the categories of the menu, which the catalogue's tables name by address. */
export const categoryOperations = {
  'categories.list': operation(z.strictObject({}), async ({ db }) => {
    const all = await db
      .select({
        ...getTableColumns(categories),
        products: sql<number>`(SELECT count(*)::integer FROM products p WHERE p.category_id = categories.id)`,
      })
      .from(categories)
    const addresses = new Map(all.map(({ id, slug }) => [id, slug]))
    return {
      rows: inMenuOrder(all).map(
        ({ slug, parentId, title, description, image, level, inMenu, products, disciplines, fits }) => ({
          category: slug,
          parent: parentId === null ? null : addresses.get(parentId)!,
          title,
          description,
          picture: artImageUrl(image),
          level,
          in_menu: inMenu,
          disciplines: disciplines.join(', '),
          fits: fits.join(', '),
          products,
        }),
      ),
    }
  }),

  'categories.add': operation(
    z.strictObject({
      title: texts.title,
      category: slug.optional(),
      parent: slug.nullish(),
      description: texts.description.default(''),
      picture: texts.picture.default(PLAIN_PICTURE),
    }),
    (context, { title, category, parent: below, description, picture }) =>
      changing(context, async (tx, known) => {
        const parent = below ? find(known, below) : undefined
        const level = (parent?.level ?? 0) + 1
        if (level > MAX_LEVEL)
          throw invalid([{ field: 'parent', message: `A category has at most ${MAX_LEVEL - 1} categories above it.` }])
        if (category !== undefined && known.some(({ slug }) => slug === category))
          throw new Failure(409, 'conflict', `There is a category ${category} already.`)
        const address = category ?? (await freeSlug(tx, categories, title, 'category'))
        const image = await storedPicture(tx, picture)
        const parentId = parent?.id ?? null
        const position = Math.max(-1, ...siblings(known, parentId).map(({ position }) => position)) + 1
        await tx.insert(categories).values({ title, slug: address, description, image, parentId, level, position })
        await audit(tx, context.actor, 'categories.add', address, { title, parent: parent?.slug ?? null })
        return { done: `Added the category ${title}.`, detail: { category: address } }
      }),
  ),

  'categories.change': operation(
    z.strictObject({
      category: slug,
      ...z.object(texts).partial().shape,
      in_menu: z.boolean().optional(),
      disciplines: commaList.optional(),
      fits: commaList.optional(),
    }),
    (context, { category, picture, in_menu: inMenu, ...input }) =>
      changing(context, async (tx, known) => {
        const before = find(known, category)
        const after = { ...input, inMenu, ...(picture !== undefined && { image: await storedPicture(tx, picture) }) }
        const names = Object.keys(after) as (keyof typeof after)[]
        const changed = names.filter(
          (name) => after[name] !== undefined && !isDeepStrictEqual(after[name], before[name]),
        )
        if (changed.length === 0) return { done: `${before.title} is like that already.`, detail: { category } }
        await tx.update(categories).set(after).where(eq(categories.id, before.id))
        if (changed.includes('title')) await refreshBelow(tx, [before.id])
        const of = (row: Partial<Category>) => Object.fromEntries(changed.map((name) => [name, row[name]]))
        await audit(tx, context.actor, 'categories.change', category, { before: of(before), after: of(after) })
        return { done: `Changed the category ${input.title ?? before.title}.`, detail: { category } }
      }),
  ),

  'categories.move': operation(
    z.strictObject({ category: slug, to: z.enum(['up', 'down']) }),
    (context, { category, to }) =>
      changing(context, async (tx, known) => {
        const moved = find(known, category)
        const { order, ...places } = moveInOrder(siblings(known, moved.parentId), moved, to)
        for (const [position, { id }] of order.entries())
          await tx.update(categories).set({ position }).where(eq(categories.id, id))
        await audit(tx, context.actor, 'categories.move', category, places)
        return { done: `${moved.title} is number ${places.after} of ${order.length}.`, detail: { category } }
      }),
  ),

  'categories.remove': operation(z.strictObject({ category: slug }), (context, { category }) =>
    changing(context, async (tx, known) => {
      const before = find(known, category)
      const below = siblings(known, before.id).length
      const shown = await tx.$count(products, eq(products.categoryId, before.id))
      if (below > 0 || shown > 0) {
        const what = [
          below > 0 && plural(below, 'category', 'categories'),
          shown > 0 && plural(shown, 'product', 'products'),
        ]
        throw new Failure(
          409,
          'in_use',
          `${before.title} contains ${what.filter(Boolean).join(' and ')}: move or remove them first. Archived products count, too.`,
        )
      }
      await tx.delete(categories).where(eq(categories.id, before.id))
      await audit(tx, context.actor, 'categories.remove', category, { before })
      return { done: `Removed the category ${before.title}.`, detail: { category } }
    }),
  ),
}

/** Refreshes what products repeat of these categories, such as search words. */
export async function refreshBelow(tx: Database, ids: number[]): Promise<void> {
  const below = await tx.select({ id: products.id }).from(products).where(arrayOverlaps(products.categoryIds, ids))
  await refreshWritten(
    tx,
    below.map(({ id }) => id),
    () => undefined,
  )
}

/** Runs a change with all categories, which no one else changes until it is done. */
const changing = <T>({ db }: OperationContext, work: (tx: Database, known: Category[]) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`)
    return work(tx, await tx.select().from(categories))
  })

function find(known: readonly Category[], address: string): Category {
  const found = known.find(({ slug }) => slug === address)
  if (found) return found
  throw new Failure(404, 'not_found', `There is no category ${address}. Run "categories list" to see all of them.`)
}

const siblings = <Line extends Category>(known: readonly Line[], parentId: number | null): Line[] =>
  known.filter((category) => category.parentId === parentId).sort((a, b) => a.position - b.position || a.id - b.id)

/** Each category followed by those below it. */
function inMenuOrder<Line extends Category>(known: readonly Line[], parentId: number | null = null): Line[] {
  return siblings(known, parentId).flatMap((category) => [category, ...inMenuOrder(known, category.id)])
}

const plural = (count: number, singular: string, several: string) => `${count} ${count === 1 ? singular : several}`
