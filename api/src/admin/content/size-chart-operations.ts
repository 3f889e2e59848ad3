import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { categories, sizeCharts } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation, type ImportContext, type OperationContext, type OperationResult } from '../operation'
import { slug } from '../products/product-input'
import { diffLines } from './line-difference'
import { contentHash, refuseStale, versionComment } from './markdown-blocks'
import { editFields, namesItsState, readSentText, sentText, STATE_MISSING, textFields } from './sent-text'
import { sizeChartFromText, sizeChartToText } from './size-chart-text'

const category = slug
const editInput = z.strictObject({ category, ...editFields }).refine(namesItsState, STATE_MISSING)

/** Lists, shows, adds, edits, assigns and removes size charts as text files, each by the category that it is for. */
export const sizeChartOperations = {
  'size-charts.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: (await allCharts(db)).map(({ category, title, unit, rows, below }) => ({
      category,
      title,
      unit,
      sizes: rows.length,
      below,
    })),
  })),

  'size-charts.show': operation(z.strictObject({ category }), async ({ db }, input) => {
    const { category, title, below, ...chart } = await chartOf(db, input.category)
    const text = sizeChartToText({ title, ...chart })
    return { record: { category, title, below, text, state: contentHash(text) } }
  }),

  'size-charts.export': operation(z.strictObject({ category }), async ({ db, emit }, input) => {
    const chart = await chartOf(db, input.category)
    const text = sizeChartToText(chart)
    const state = contentHash(text)
    await emit?.(`${versionComment(`size chart ${chart.category}`, state)}\n\n${text}`)
    return { done: `Exported the size chart of ${chart.category}.`, detail: { category: chart.category, state } }
  }),

  /** What shoppers would see of a text; 422 names the first line that is not valid. */
  'size-charts.preview': operation(z.strictObject({ text: sentText }), async (_context, { text }) => ({
    record: { ...sizeChartFromText(text) },
  })),

  'size-charts.add': operation(z.strictObject({ category, ...textFields }), addChart),

  /** The audit log stores the previous text, so that an edit can be undone. */
  'size-charts.edit': operation(editInput, async ({ db, actor, body }, input) => {
    const sent = await readSentText(body, input)
    const wanted = sizeChartFromText(sent.text)
    return changing(db, async (tx) => {
      const chart = await chartOf(tx, input.category)
      const before = sizeChartToText(chart)
      const what = `The size chart of ${chart.category}`
      refuseStale(sent, before, what)
      const after = sizeChartToText(wanted)
      const changes = diffLines(before, after)
      if (changes.length === 0) return { done: `${what} already has this text; nothing was changed.` }
      await tx.update(sizeCharts).set(wanted).where(eq(sizeCharts.id, chart.id))
      await audit(tx, actor, 'size-charts.edit', chart.category, { before })
      return { done: `${what} was changed.`, detail: { category: chart.category, state: contentHash(after) }, changes }
    })
  }),

  /** Gives a chart to another category, and with it to all categories below that one. */
  'size-charts.assign': operation(z.strictObject({ category, to: category }), ({ db, actor }, input) =>
    changing(db, async (tx) => {
      const chart = await chartOf(tx, input.category)
      const categoryId = await freeCategory(tx, input.to)
      await tx.update(sizeCharts).set({ categoryId }).where(eq(sizeCharts.id, chart.id))
      await audit(tx, actor, 'size-charts.assign', input.to, { before: chart.category, after: input.to })
      return { done: `${chart.title} is the size chart of ${input.to}.`, detail: { category: input.to } }
    }),
  ),

  'size-charts.remove': operation(z.strictObject({ category }), ({ db, actor }, input) =>
    changing(db, async (tx) => {
      const chart = await chartOf(tx, input.category)
      await tx.delete(sizeCharts).where(eq(sizeCharts.id, chart.id))
      await audit(tx, actor, 'size-charts.remove', chart.category, { before: sizeChartToText(chart) })
      return { done: `Removed the size chart of ${chart.category}.`, detail: { category: chart.category } }
    }),
  ),
}

async function addChart(
  { db, actor, body }: ImportContext,
  input: { category: string; text?: string },
): Promise<OperationResult> {
  const chart = sizeChartFromText((await readSentText(body, input)).text)
  return changing(db, async (tx) => {
    const categoryId = await freeCategory(tx, input.category)
    const position = sql`(SELECT coalesce(max(position), -1) + 1 FROM size_charts)`
    await tx.insert(sizeCharts).values({ ...chart, categoryId, position })
    await audit(tx, actor, 'size-charts.add', input.category, { title: chart.title })
    return { done: `Added the size chart of ${input.category}.`, detail: { category: input.category } }
  })
}

/** Runs a change of charts, of which there is one at a time. */
const changing = <T>(db: OperationContext['db'], work: (tx: Database) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE size_charts IN SHARE ROW EXCLUSIVE MODE`)
    return work(tx)
  })

/** The charts in the order of the size guide, with the categories below theirs that use them. */
function allCharts(db: Database) {
  const below = sql<string[]>`(SELECT coalesce(json_agg(c.slug ORDER BY c.slug), '[]') FROM categories c
    WHERE c.id <> size_charts.category_id AND size_charts.category_id = (
      SELECT s.category_id FROM size_charts s JOIN categories o ON o.id = s.category_id
      WHERE s.category_id = ANY (category_path(c.id)) ORDER BY o.level DESC LIMIT 1))`
  return db
    .select({ ...getTableColumns(sizeCharts), category: categories.slug, below })
    .from(sizeCharts)
    .innerJoin(categories, eq(categories.id, sizeCharts.categoryId))
    .orderBy(asc(sizeCharts.position), asc(sizeCharts.id))
}

async function chartOf(db: Database, category: string) {
  const chart = (await allCharts(db)).find((chart) => chart.category === category)
  if (chart) return chart
  throw new Failure(
    404,
    'not_found',
    `${category} has no size chart of its own. Run "size-charts list" to see all of them.`,
  )
}

/** The id of a category without a chart of its own. */
async function freeCategory(tx: Database, category: string): Promise<number> {
  const [found] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.slug, category))
  if (!found)
    throw new Failure(404, 'not_found', `There is no category ${category}. Run "categories list" to see all of them.`)
  if ((await tx.$count(sizeCharts, eq(sizeCharts.categoryId, found.id))) > 0)
    throw new Failure(409, 'conflict', `${category} has a size chart already. Use "size-charts edit" to change it.`)
  return found.id
}
