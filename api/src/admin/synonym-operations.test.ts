import { desc } from 'drizzle-orm'
import { auditLog } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const found = async (search: string) =>
  (await api.call('GET /get-products', { query: `search=${search}` })).body.meta.total
const groupOf = async (term: string) =>
  (await rowsOf('synonyms.list')).find(({ terms }) => (terms as string[]).includes(term)) as {
    id: number
    terms: string[]
  }

describe('synonym operations', () => {
  test('let searches find products by words of the trade, at once', async () => {
    expect(await found('waistband')).toBe(0)
    // A term has one meaning.
    await expect(run('synonyms.add', { terms: ['Waistband', ' belt  '] })).rejects.toThrow(
      /^"belt" is in another group already \(\d+\): belt, obi\.$/,
    )
    const { id, terms } = await groupOf('belt')
    await run('synonyms.change', { id, terms: [...terms, 'Waistband'], was: terms })
    expect(await found('waistband')).toBe(await found('belt'))
    expect(await found('waistband')).toBeGreaterThan(0)
    await run('synonyms.change', { id, terms })
    expect(await found('waistband')).toBe(0)
  })

  test('refuse a change of terms that someone else changed, and show both', async () => {
    const { id, terms } = await groupOf('taekwondo')
    await run('synonyms.change', { id, terms: [...terms, 'taekwon do'], was: terms })
    await expect(run('synonyms.change', { id, terms: [...terms, 'wtf'], was: terms })).rejects.toThrow(
      'They are now: taekwondo, tae kwon do, tkd, taekwon do. Yours: taekwondo, tae kwon do, tkd, wtf.',
    )
    await run('synonyms.change', { id, terms })
  })

  test('refuse one term, one without letters, and two that are spelled alike', async () => {
    await expect(run('synonyms.add', { terms: ['sabre'] })).rejects.toThrow('Write at least two terms')
    await expect(run('synonyms.add', { terms: ['sabre', '🥊'] })).rejects.toThrow('at least one letter or digit')
    await expect(run('synonyms.add', { terms: ['sabre', 'foil', 'Foils'] })).rejects.toThrow('"foils"')
    await expect(run('synonyms.change', { id: 999_999, terms: ['sabre', 'foil'] })).rejects.toThrow('synonyms list')
  })

  test('are audited with the terms before and after', async () => {
    await run('synonyms.add', { terms: ['sabre', 'saber'] })
    const { id } = await groupOf('sabre')
    await run('synonyms.remove', { id })
    const [last] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(last).toMatchObject({
      action: 'synonyms.remove',
      subject: String(id),
      detail: { before: ['sabre', 'saber'] },
    })
  })
})
