import type { rosterEntryForm } from '@shop/shared-api/contract'
import type { z } from 'zod'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, rosterEntries, rosters, users, variants } from '../../database/schema'

type RosterEntryForm = z.output<typeof rosterEntryForm>

const columns = {
  id: rosters.id,
  shareKey: rosters.shareKey,
  title: rosters.title,
  color: rosters.color,
  deadline: rosters.deadline,
  productId: rosters.productId,
  productTitle: products.title,
  drawing: products.drawing,
  categoryId: products.categoryId,
  orderedAt: rosters.orderedAt,
  orderNumber: rosters.orderNumber,
  coach: users.username,
  members: sql<number>`(SELECT count(*)::integer FROM roster_entries WHERE roster_id = rosters.id)`,
}

/** Rosters with product and coach; a coach finds only their own. */
export function rosterRepository(db: Database) {
  const select = () =>
    db
      .select(columns)
      .from(rosters)
      .innerJoin(products, eq(products.id, rosters.productId))
      .innerJoin(users, eq(users.id, rosters.userId))
  const own = (id: string, userId: string) => and(eq(rosters.id, id), eq(rosters.userId, userId))

  return {
    list: (userId: string) => select().where(eq(rosters.userId, userId)).orderBy(desc(rosters.createdAt)),
    async findOwn(id: string, userId: string) {
      return (await select().where(own(id, userId)))[0]
    },
    async findByKey(key: string) {
      return (await select().where(eq(rosters.shareKey, key)))[0]
    },
    /** The sizes of a product in a color, in display order; empty if it isn't sold. */
    async sizes(productId: number, color: string): Promise<string[]> {
      const rows = await db
        .select({ size: variants.size })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(eq(variants.productId, productId), eq(variants.color, color), products.published))
        .orderBy(asc(variants.position), asc(variants.id))
      return [...new Set(rows.map(({ size }) => size))]
    },
    async add(roster: typeof rosters.$inferInsert): Promise<string> {
      const [added] = await db.insert(rosters).values(roster).returning({ id: rosters.id })
      return added!.id
    },
    count: (userId: string) => db.$count(rosters, eq(rosters.userId, userId)),
    async moveDeadline(id: string, userId: string, deadline: Date): Promise<boolean> {
      const moved = await db.update(rosters).set({ deadline }).where(own(id, userId)).returning({ id: rosters.id })
      return moved.length > 0
    },
    /** Also deletes its members. */
    async remove(id: string, userId: string): Promise<boolean> {
      const deleted = await db.delete(rosters).where(own(id, userId)).returning({ id: rosters.id })
      return deleted.length > 0
    },
    entries: (rosterId: string) =>
      db
        .select()
        .from(rosterEntries)
        .where(eq(rosterEntries.rosterId, rosterId))
        .orderBy(asc(rosterEntries.createdAt), asc(rosterEntries.id)),
    /** Adds a member and returns the entry's id; undefined when the name is already on the roster. */
    async addEntry(entry: typeof rosterEntries.$inferInsert): Promise<string | undefined> {
      const [added] = await db
        .insert(rosterEntries)
        .values(entry)
        .onConflictDoNothing()
        .returning({ id: rosterEntries.id })
      return added?.id
    },
    /** Changes a member of a locked roster: `taken` when another one has the name. */
    async changeEntry(rosterId: string, id: string, entry: RosterEntryForm): Promise<'changed' | 'missing' | 'taken'> {
      const others = await db
        .select({ id: rosterEntries.id, name: rosterEntries.name })
        .from(rosterEntries)
        .where(eq(rosterEntries.rosterId, rosterId))
      if (!others.some((other) => other.id === id)) return 'missing'
      const name = entry.name.toLowerCase()
      if (others.some((other) => other.id !== id && other.name.toLowerCase() === name)) return 'taken'
      await db.update(rosterEntries).set(entry).where(eq(rosterEntries.id, id))
      return 'changed'
    },
    markInCart: (id: string) => db.update(rosters).set({ inCartAt: new Date() }).where(eq(rosters.id, id)),
    async removeEntry(rosterId: string, entryId: string): Promise<boolean> {
      const deleted = await db
        .delete(rosterEntries)
        .where(and(eq(rosterEntries.id, entryId), eq(rosterEntries.rosterId, rosterId)))
        .returning({ id: rosterEntries.id })
      return deleted.length > 0
    },
  }
}

/** A roster as read by the repository. */
export type RosterRow = NonNullable<Awaited<ReturnType<ReturnType<typeof rosterRepository>['findOwn']>>>
