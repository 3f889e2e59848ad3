import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { menuLinks } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { id, linkTarget } from './list-fields'
import { moveInOrder } from './move-in-order'
import { audit, operation, type OperationContext } from './operation'

type MenuLink = typeof menuLinks.$inferSelect

/** More would not fit next to the categories. */
const MAX_LINKS = 8

const title = z.string().trim().min(1, 'This field is required').max(40)

/** Lists, adds, changes, moves and removes the merchant's own links in the menu. */
export const menuLinkOperations = {
  'menu-links.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: (await inOrder(db)).map(({ id, title, url }) => ({ id, title, url })),
  })),

  'menu-links.add': operation(z.strictObject({ title, url: linkTarget }), (context, input) =>
    changing(context, async (tx, known) => {
      if (known.length >= MAX_LINKS)
        throw new Failure(409, 'conflict', `The menu has ${MAX_LINKS} links already, which is the most.`)
      const position = (known.at(-1)?.position ?? -1) + 1
      const [added] = await tx
        .insert(menuLinks)
        .values({ ...input, position })
        .returning({ id: menuLinks.id })
      await audit(tx, context.actor, 'menu-links.add', String(added!.id), input)
      return { done: `Added the link ${input.title}.`, detail: { id: added!.id } }
    }),
  ),

  'menu-links.change': operation(
    z.strictObject({ id, title: title.optional(), url: linkTarget.optional() }),
    (context, { id, ...input }) =>
      changing(context, async (tx, known) => {
        const before = find(known, id)
        const after = { title: input.title ?? before.title, url: input.url ?? before.url }
        if (after.title === before.title && after.url === before.url)
          return { done: `${before.title} is like that already.`, detail: { id } }
        await tx.update(menuLinks).set(after).where(eq(menuLinks.id, id))
        await audit(tx, context.actor, 'menu-links.change', String(id), {
          before: { title: before.title, url: before.url },
          after,
        })
        return { done: `Changed the link ${after.title}.`, detail: { id } }
      }),
  ),

  'menu-links.move': operation(z.strictObject({ id, to: z.enum(['up', 'down']) }), (context, { id, to }) =>
    changing(context, async (tx, known) => {
      const moved = find(known, id)
      const { order, ...places } = moveInOrder(known, moved, to)
      for (const [position, link] of order.entries())
        await tx.update(menuLinks).set({ position }).where(eq(menuLinks.id, link.id))
      await audit(tx, context.actor, 'menu-links.move', String(id), places)
      return { done: `${moved.title} is number ${places.after} of ${order.length}.`, detail: { id } }
    }),
  ),

  'menu-links.remove': operation(z.strictObject({ id }), (context, { id }) =>
    changing(context, async (tx, known) => {
      const before = find(known, id)
      await tx.delete(menuLinks).where(eq(menuLinks.id, id))
      await audit(tx, context.actor, 'menu-links.remove', String(id), { before })
      return { done: `Removed the link ${before.title}.`, detail: { id } }
    }),
  ),
}

const inOrder = (db: Database) => db.select().from(menuLinks).orderBy(asc(menuLinks.position), asc(menuLinks.id))

/** Runs a change with all links, which no one else changes until it is done. */
const changing = <T>({ db }: OperationContext, work: (tx: Database, known: MenuLink[]) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE menu_links IN SHARE ROW EXCLUSIVE MODE`)
    return work(tx, await inOrder(tx))
  })

function find(known: readonly MenuLink[], id: number): MenuLink {
  const found = known.find((link) => link.id === id)
  if (found) return found
  throw new Failure(404, 'not_found', `There is no link ${id}. Run "menu-links list" to see all of them.`)
}
