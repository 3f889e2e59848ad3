import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from '../../database/client'
import { memoryDatabase } from '../../testing/memory-database'
import { splitWords, termKey } from './search-words'

describe('search words', () => {
  test.each([
    ['16 oz gloves', ['16oz', 'gloves']],
    ['16-ounce', ['16oz']],
    ['180" wraps', ['180in', 'wraps']],
    ['180 inches', ['180in']],
    ['70 lbs. bag', ['70lb', 'bag']],
    ['30 kg', ['30kg']],
    ['5 in stock', ['5in', 'stock']],
    ["women's t-shirt", ['women', 't', 'shirt']],
    ['BXG060-BKWHRD-16OZ', ['bxg060', 'bkwhrd', '16oz']],
    ['🥊 .', []],
  ])('of %p are %p', (text, words) => expect(splitWords(text)).toEqual(words))

  test('join numbers and units as the database does', async () => {
    const handle: DatabaseHandle = await memoryDatabase()
    const texts = [
      '16 oz',
      '16-Ounce',
      '180 in',
      '180"',
      '4 ft',
      '70 lbs',
      '30 kilograms',
      '2 cm',
      '750 ml',
      '5 inside',
      '3 feet',
    ]
    const { rows } = (await handle.db.execute(
      sql`SELECT search_text(text) AS text FROM unnest(${sql.param(texts)}::text[]) text`,
    )) as unknown as { rows: { text: string }[] }
    expect(rows.map(({ text }) => text.match(/[a-z0-9]+/g))).toEqual(texts.map(splitWords))
    await handle.close()
  })

  test('compare terms in singular', () => {
    expect(termKey(['shin', 'pads'])).toBe(termKey(['shin', 'pad']))
    expect(termKey(['gis'])).toBe('gi')
    expect(termKey(['press'])).toBe('press')
  })
})
