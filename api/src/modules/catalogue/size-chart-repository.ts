import { asc, eq, sql } from 'drizzle-orm'
import type { SizeChart } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import { categories, sizeCharts } from '../../database/schema'

const columns = {
  id: sizeCharts.id,
  category_id: sizeCharts.categoryId,
  title: sizeCharts.title,
  unit: sizeCharts.unit,
  columns: sizeCharts.columns,
  rows: sizeCharts.rows,
  how_to_measure: sizeCharts.howToMeasure,
}

/** All size charts, or the one of a category: its own or its nearest ancestor's. */
export async function sizeChartsFor(db: Database, categoryId?: number): Promise<SizeChart[]> {
  const query = db
    .select(columns)
    .from(sizeCharts)
    .innerJoin(categories, eq(categories.id, sizeCharts.categoryId))
    .$dynamic()
  if (categoryId === undefined) return query.orderBy(asc(sizeCharts.position), asc(sizeCharts.id))
  return query
    .where(sql`${sizeCharts.categoryId} = ANY (category_path(${categoryId}))`)
    .orderBy(sql`${categories.level} DESC`)
    .limit(1)
}
