import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { categories } from '../../database/schema'
import { integer, key, list, optional, picture, text } from '../catalogue/cell-kinds'
import { MAX_LEVEL, refreshBelow } from '../category-operations'
import type { ImportedRow } from './read-records'
import { tableImport, withoutRepeats, type Reject, type Report } from './table-import'

const filterValueProblem = (value: string) =>
  value.length > 40 ? `"${value.slice(0, 40)}…" has more than 40 characters` : undefined

const columns = {
  category: key(120),
  parent: optional(key(120)),
  title: text(120, true),
  description: text(20_000, false),
  image: picture,
  position: optional(integer(0, 10_000)),
  disciplines: optional(list(300, filterValueProblem)),
  fits: optional(list(300, filterValueProblem)),
}

type Columns = typeof columns
type CategoryRow = ImportedRow<Columns>
type Category = typeof categories.$inferSelect

/** Adds categories, each after its siblings, and changes the texts and pictures of existing ones, which never move. */
export const importCategories = tableImport('categories.import', columns, async (tx, rows, reject, report) => {
  await tx.execute(sql`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`)
  const known = new Map((await tx.select().from(categories)).map((category) => [category.slug, category]))
  const distinct = withoutRepeats(rows, { keyOf: ({ values }) => values.category, column: 'category', reject })
  const isNew = ({ values }: CategoryRow) => !known.has(values.category)
  const wanted = { added: distinct.filter(isNew), existing: distinct.filter((row) => !isNew(row)) }
  for (const row of wanted.added) report(row, undefined, row.values)
  const changed = await changeCategories(tx, wanted.existing, known, { reject, report })
  const added = await addCategories(tx, wanted.added, known, reject)
  if (changed.length > 0) await refreshBelow(tx, changed)
  return { added, changed: changed.length, left: wanted.existing.length - changed.length }
})

async function changeCategories(
  tx: Database,
  rows: CategoryRow[],
  known: ReadonlyMap<string, Category>,
  { reject, report }: { reject: Reject<Columns>; report: Report },
): Promise<number[]> {
  const slugs = new Map([...known.values()].map(({ id, slug }) => [id, slug]))
  const changed: number[] = []
  for (const row of rows) {
    const { category, parent, position, disciplines, fits, ...texts } = row.values
    const before = known.get(category)!
    const oldParent = before.parentId === null ? null : slugs.get(before.parentId)!
    if (parent !== oldParent)
      reject(row, 'parent', `"${category}" is below ${oldParent ?? 'no category'}; it cannot move`)
    const wanted = {
      ...texts,
      position: position ?? before.position,
      disciplines: disciplines ?? before.disciplines,
      fits: fits ?? before.fits,
    }
    if (
      Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(before[field as keyof typeof wanted], value))
    )
      continue
    report(row, { ...before, category }, { category, ...wanted })
    await tx.update(categories).set(wanted).where(eq(categories.id, before.id))
    changed.push(before.id)
  }
  return changed
}

/** Adds level by level, so that a parent may be anywhere in the file. */
async function addCategories(
  tx: Database,
  rows: CategoryRow[],
  known: Map<string, Category>,
  reject: Reject<Columns>,
): Promise<number> {
  let waiting = rows
  while (waiting.length > 0) {
    const hasParent = ({ values: { parent } }: CategoryRow) => parent === null || known.has(parent)
    const ready = waiting.filter(hasParent)
    if (ready.length === 0) {
      for (const row of waiting) reject(row, 'parent', `there is no category "${row.values.parent}"`)
      return 0
    }
    const values = ready.map((row) => newCategory(row, known))
    for (const [index, { level }] of values.entries())
      if (level > MAX_LEVEL)
        reject(ready[index]!, 'parent', `a category has at most ${MAX_LEVEL - 1} categories above it`)
    if (values.some(({ level }) => level > MAX_LEVEL)) return 0
    for (const category of await tx.insert(categories).values(inOrder(values, known)).returning())
      known.set(category.slug, category)
    waiting = waiting.filter((row) => !ready.includes(row))
  }
  return rows.length
}

function newCategory(
  { values: { category, parent, disciplines, fits, ...rest } }: CategoryRow,
  known: ReadonlyMap<string, Category>,
) {
  const above = parent === null ? undefined : known.get(parent)!
  const filters = { disciplines: disciplines ?? [], fits: fits ?? [] }
  return { ...rest, ...filters, slug: category, parentId: above?.id ?? null, level: (above?.level ?? 0) + 1 }
}

/** Gives new categories without a position the next ones after their siblings. */
function inOrder(rows: ReturnType<typeof newCategory>[], known: ReadonlyMap<string, Category>) {
  const next = new Map<number | null, number>()
  for (const { parentId, position } of known.values())
    next.set(parentId, Math.max(next.get(parentId) ?? 0, position + 1))
  return rows.map((row) => {
    const position = row.position ?? next.get(row.parentId) ?? 0
    next.set(row.parentId, Math.max(next.get(row.parentId) ?? 0, position + 1))
    return { ...row, position }
  })
}
