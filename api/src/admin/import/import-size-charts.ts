import { eq, sql } from 'drizzle-orm'
import { insertRows } from '../../database/insert-rows'
import { categories, sizeCharts } from '../../database/schema'
import { key, list, optional, text } from '../catalogue/cell-kinds'
import { same } from '../catalogue/plan'
import type { ImportedRow } from './read-records'
import { tableImport, type Reject } from './table-import'

const texts = list(5000, () => undefined)
const columns = {
  category: key(120),
  title: optional(text(120, true)),
  unit: optional(text(20, true)),
  columns: texts,
  how_to_measure: texts,
  cells: texts,
}

type Columns = typeof columns
type ChartRow = ImportedRow<Columns>

/**
 * Adds and replaces size charts, one line per size; the first line of a chart also has its title, unit, columns and
 * advice.
 */
export const importSizeCharts = tableImport('size-charts.import', columns, async (tx, rows, reject, report) => {
  await tx.execute(sql`LOCK TABLE size_charts IN SHARE ROW EXCLUSIVE MODE`)
  const categoryIds = new Map((await tx.select().from(categories)).map(({ id, slug }) => [slug, id]))
  const before = new Map((await tx.select().from(sizeCharts)).map((chart) => [chart.categoryId, chart]))
  let next = Math.max(-1, ...[...before.values()].map(({ position }) => position)) + 1
  const tally = { changed: 0, left: 0 }
  const added: (typeof sizeCharts.$inferInsert)[] = []
  for (const [category, lines] of linesByCategory(rows)) {
    const categoryId = categoryIds.get(category)
    const chart = chartOf(lines, reject)
    if (categoryId === undefined) reject(lines[0]!, 'category', `there is no category "${category}"`)
    if (categoryId === undefined || !chart) continue
    const now = before.get(categoryId)
    report(lines[0]!, now && { ...now, category }, { category, ...chart })
    if (!now) added.push({ ...chart, categoryId, position: next++ })
    else if (JSON.stringify(chart) === JSON.stringify(chartFields(now))) tally.left += 1
    else {
      await tx.update(sizeCharts).set(chart).where(eq(sizeCharts.id, now.id))
      tally.changed += 1
    }
  }
  await insertRows(tx, sizeCharts, added)
  return { ...tally, added: added.length }
})

function linesByCategory(rows: ChartRow[]): Map<string, ChartRow[]> {
  const groups = new Map<string, ChartRow[]>()
  for (const row of rows) groups.set(row.values.category, [...(groups.get(row.values.category) ?? []), row])
  return groups
}

type Chart = Pick<typeof sizeCharts.$inferSelect, 'title' | 'unit' | 'columns' | 'rows' | 'howToMeasure'>

const chartFields = ({ title, unit, columns, rows, howToMeasure }: Chart): Chart => ({
  title,
  unit,
  columns,
  rows,
  howToMeasure,
})

/** The chart of these lines; undefined after rejecting one of them. */
function chartOf(lines: ChartRow[], reject: Reject<Columns>): Chart | undefined {
  const [first, ...rest] = lines
  const { title, unit, columns, how_to_measure: howToMeasure } = first!.values
  if (title === null || unit === null || columns.length === 0) {
    reject(
      first!,
      title === null ? 'title' : unit === null ? 'unit' : 'columns',
      'it is empty on the first line of a chart',
    )
    return undefined
  }
  const differing = rest.find(
    ({ values }) =>
      (values.title ?? title) !== title ||
      (values.unit ?? unit) !== unit ||
      (values.columns.length > 0 && !same(values.columns, columns)),
  )
  if (differing) reject(differing, 'category', `its chart differs from line ${first!.line}`)
  const uneven = lines.filter(({ values }) => values.cells.length !== columns.length)
  for (const row of uneven)
    reject(row, 'cells', `it has ${row.values.cells.length} entries, but the chart has ${columns.length} columns`)
  if (differing || uneven.length > 0) return undefined
  return { title, unit, columns, rows: lines.map(({ values }) => values.cells), howToMeasure }
}
