import { desc } from 'drizzle-orm'
import { auditLog, sizeCharts } from '../../database/schema'
import { operateFile, operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())
beforeEach(() => api.db.delete(sizeCharts))

const { run, rowsOf } = operatorOf(() => api)
const text = `# Belt sizes

Unit: cm

| Size | Length \\| with knot |
| --- | --- |
| A1 | 260 |
| A2 | 280 |

- Measure around the hips.
`
const add = (category = 'belts', sent = text) => run('size-charts.add', { category, text: sent })
const show = async (category = 'belts') =>
  ((await run('size-charts.show', { category })) as { record: unknown }).record as { text: string; state: string }
const shown = async (categoryId: number) =>
  (await api.call('GET /get-size-chart', { query: `category_id=${categoryId}` })).body.data
const lastAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!

describe('size charts', () => {
  test('are shown by the shop as they were written, and read back as the same text', async () => {
    await add()
    expect(await shown(api.shop.categories.belts)).toMatchObject([
      {
        title: 'Belt sizes',
        unit: 'cm',
        columns: ['Size', 'Length | with knot'],
        rows: [
          ['A1', '260'],
          ['A2', '280'],
        ],
        how_to_measure: ['Measure around the hips.'],
      },
    ])
    expect((await show()).text).toBe(text)
    const { text: exported } = await operateFile(api, 'size-charts.export', { category: 'belts' })
    expect(await run('size-charts.edit', { category: 'belts' }, { text: exported })).toEqual({
      done: 'The size chart of belts already has this text; nothing was changed.',
    })
  })

  test('are used by all categories below, unless one has its own', async () => {
    await add('gloves')
    expect(await rowsOf('size-charts.list')).toMatchObject([
      { category: 'gloves', sizes: 2, below: ['bag-gloves', 'boxing-gloves'] },
    ])
    await add('boxing-gloves', text.replace('Belt sizes', 'Boxing gloves'))
    expect(await rowsOf('size-charts.list')).toMatchObject([
      { category: 'gloves', below: [] },
      { category: 'boxing-gloves', below: ['bag-gloves'] },
    ])
    await run('size-charts.assign', { category: 'gloves', to: 'belts' })
    expect((await shown(api.shop.categories.belts))[0]!.title).toBe('Belt sizes')
    expect(await lastAudit()).toMatchObject({
      action: 'size-charts.assign',
      detail: { before: 'gloves', after: 'belts' },
    })
    await run('size-charts.remove', { category: 'boxing-gloves' })
    expect(await shown(api.shop.categories.bag)).toEqual([])
    expect(await lastAudit()).toMatchObject({ action: 'size-charts.remove', subject: 'boxing-gloves' })
  })

  test('refuse a second chart of a category, an unknown category and one without a chart', async () => {
    await add()
    await expect(add()).rejects.toMatchObject({ status: 409 })
    await add('gloves')
    await expect(run('size-charts.assign', { category: 'gloves', to: 'belts' })).rejects.toMatchObject({ status: 409 })
    await expect(add('nowhere')).rejects.toThrow('There is no category nowhere.')
    await expect(show('bag-gloves')).rejects.toThrow('bag-gloves has no size chart of its own.')
  })

  test('refuse to overwrite what someone else saved, with both texts', async () => {
    await add()
    const { state } = await show()
    const edit = (size: string, more: object) =>
      run('size-charts.edit', { category: 'belts', text: text.replace('A2', size), ...more })
    expect(await edit('A3', { state })).toMatchObject({ changes: ['- | A2 | 280 |', '+ | A3 | 280 |'] })
    await expect(edit('A4', { state })).rejects.toMatchObject({
      status: 409,
      detail: { extra: { current: { text: text.replace('A2', 'A3') } } },
    })
    await edit('A4', { state: (await show()).state })
    expect((await show()).text).toContain('| A4 | 280 |')
  })

  test.each([
    ['Unit: cm\n| A |\n| 1 |', 'Line 1: a chart starts with its title'],
    ['# A\n| A |\n| 1 |', 'Line 2: a chart needs its unit'],
    ['# A\nUnit: cm\n| A |', 'a chart needs a table with at least one size.'],
    ['# A\nUnit: cm\n| A | B |\n| 1 |', 'Line 4: this has 1 cells, but the chart has 2 columns.'],
    ['# A\nUnit: cm\n| A | |\n| 1 | 2 |', 'Line 3: column 2 has no name.'],
    ['# A\n# B', 'Line 2: a chart has one title.'],
    ['# A\nUnit: cm\nUnit: in', 'Line 3: a chart has one unit.'],
    ['# A\nHello', 'Line 2: expected "# " for the title'],
    [`# ${'x'.repeat(121)}`, 'Line 1: this has 121 characters; the maximum is 120.'],
    [`# A\n${'| a '.repeat(11)}|`, 'Line 2: a chart has at most 10 columns.'],
    [`# A\n| A |\n${'| 1 |\n'.repeat(101)}`, 'Line 103: a chart has at most 100 sizes.'],
    ['# A\n| \u0007 |', 'Line 2: it contains control characters.'],
  ])('refuse the text %j with its line', async (sent, message) => {
    await expect(add('belts', sent)).rejects.toThrow(message)
    await expect(run('size-charts.preview', { text: sent })).rejects.toMatchObject({ status: 422 })
  })
})
