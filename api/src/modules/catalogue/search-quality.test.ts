import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { eq, inArray } from 'drizzle-orm'
import type { DatabaseHandle } from '../../database/client'
import { categories, products } from '../../database/schema'
import { seed } from '../../seed/seed'
import { memoryDatabase } from '../../testing/memory-database'
import { parseSearch, searchScope } from './parse-search'
import { productRepository } from './product-repository'
import { scopeCondition, sortExpression } from './product-filter'

/** What shoppers type, and the categories or titles, divided by "|", that they want to see. */
const queries = parse(readFileSync(join(__dirname, 'search-queries.csv')), { columns: true }) as {
  query: string
  expected: string
}[]
const FIRST = 8
let handle: DatabaseHandle

beforeAll(async () => {
  handle = await memoryDatabase()
  await seed(handle.db)
})
afterAll(() => handle.close())

/** Titles and category slugs of the first products, the most relevant first. */
async function search(text: string): Promise<{ title: string; slug: string }[]> {
  const { query } = await parseSearch(handle.db, text)
  const ids = await productRepository(handle.db).page(
    scopeCondition(undefined, await searchScope(handle.db, query)),
    sortExpression('relevance', query),
    { page: 1, limit: FIRST },
  )
  const rows = await handle.db
    .select({ id: products.id, title: products.title, slug: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [0, ...ids]))
  return ids.map((id) => rows.find((row) => row.id === id)!)
}

/** Whether a wanted title is among the first, or the first and half of the first four are in the wanted categories. */
async function finds({ query, expected }: (typeof queries)[number]): Promise<boolean> {
  const [wanted, found] = [expected.split('|'), await search(query)]
  if (found.some(({ title }) => wanted.includes(title))) return true
  const isWanted = ({ slug }: { slug: string }) => wanted.includes(slug)
  const top = found.slice(0, 4)
  return top.slice(0, 1).some(isWanted) && top.filter(isWanted).length * 2 >= top.length
}

describe('search quality', () => {
  test('finds what shoppers want among the first eight products', async () => {
    const missed: string[] = []
    for (const line of queries) if (!(await finds(line))) missed.push(line.query)
    expect(queries.length).toBeGreaterThanOrEqual(150)
    expect(missed).toEqual([])
  })

  test.each(['🥊', '.', '- -', 'qqqq', 'the'])('finds nothing for %p', async (text) => {
    expect(await search(text)).toEqual([])
  })

  test('has categories and titles that exist', async () => {
    const slugs = await handle.db.select({ name: categories.slug }).from(categories)
    const titles = await handle.db.select({ name: products.title }).from(products)
    const names = new Set([...slugs, ...titles].map(({ name }) => name))
    const unknown = queries.flatMap(({ expected }) => expected.split('|')).filter((name) => !names.has(name))
    expect(unknown).toEqual([])
  })
})
