import { countingDatabase } from '../../testing/counting-database'
import { priceBasis } from './price-basis'

describe('priceBasis', () => {
  test('caches 2,000 products and evicts the least recently used one', async () => {
    const { db, statements } = countingDatabase()
    const basisOf = priceBasis(db)
    const statementsOf = async (ids: number[]) => {
      const before = statements()
      await basisOf(ids)
      return statements() - before
    }
    const ids = Array.from({ length: 2_000 }, (_, index) => index + 1)
    await basisOf(ids)
    expect(await statementsOf(ids)).toBe(0)
    expect(await statementsOf([2_001])).toBe(2)
    expect(await statementsOf([1])).toBe(2)
  })
})
