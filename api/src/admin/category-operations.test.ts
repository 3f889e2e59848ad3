import { eq } from 'drizzle-orm'
import { auditLog, categories } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const lines = () => rowsOf('categories.list')
const belowOf = async (parent: string | null) =>
  (await lines()).filter((line) => line.parent === parent).map(({ category }) => category)

describe('categories', () => {
  test('are listed in the order of the menu, each before those below it, with their products', async () => {
    expect(await lines()).toMatchObject([
      { category: 'gloves', parent: null, level: 1, picture: '/api/media/art/category-gloves', products: 0 },
      { category: 'boxing-gloves', parent: 'gloves', level: 2, products: 0 },
      { category: 'bag-gloves', parent: 'boxing-gloves', level: 3, products: 1 },
      { category: 'belts', parent: null, level: 1, products: 2 },
    ])
  })

  test('are added last of their siblings, with an address of the title and a picture, and shown by the shop', async () => {
    await run('categories.add', { title: 'Neck & Grip Training' })
    expect((await belowOf(null)).at(-1)).toBe('neck-grip-training')
    await run('categories.add', { title: 'Neck & Grip Training', parent: 'neck-grip-training' })
    expect(await belowOf('neck-grip-training')).toEqual(['neck-grip-training-2'])
    const { data } = (await api.app.inject('/api/get-categories')).json()
    expect(JSON.stringify(data)).toContain('"slug":"neck-grip-training"')
    expect(await lines()).toContainEqual(
      expect.objectContaining({ category: 'neck-grip-training', picture: '/api/media/art/tile-plain' }),
    )
  })

  test('are refused with a taken address, below a third level, and below or with what is unknown', async () => {
    await expect(run('categories.add', { title: 'Gloves', category: 'gloves' })).rejects.toMatchObject({ status: 409 })
    await expect(run('categories.add', { title: 'Laces', parent: 'bag-gloves' })).rejects.toMatchObject({
      status: 422,
      detail: { errors: [{ field: 'parent' }] },
    })
    await expect(run('categories.add', { title: 'Laces', parent: 'nowhere' })).rejects.toThrow('no category nowhere')
    await expect(run('categories.add', { title: 'Laces', picture: 'nothing.jpg' })).rejects.toThrow('no picture')
    expect((await lines()).some(({ title }) => title === 'Laces')).toBe(false)
  })

  test('leave the menu with all below when hidden, are marked in the list of the shop, and come back', async () => {
    const hidden = { category: 'boxing-gloves', in_menu: false }
    const menu = async () => JSON.stringify((await api.app.inject('/api/menu')).json())
    await run('categories.change', hidden)
    expect(await menu()).toContain('"slug":"gloves"')
    expect(await menu()).not.toMatch(/boxing-gloves|bag-gloves/)
    const inShop = async () => (await api.call('GET /get-categories', { query: 'take_all=true' })).body.data
    expect(await inShop()).toContainEqual(expect.objectContaining({ slug: 'boxing-gloves', in_menu: false }))
    expect(await lines()).toContainEqual(expect.objectContaining({ category: 'boxing-gloves', in_menu: false }))
    expect(await run('categories.change', hidden)).toMatchObject({ done: expect.stringContaining('already') as string })
    await run('categories.change', { ...hidden, in_menu: true })
    expect(await menu()).toContain('bag-gloves')
    expect(await inShop()).toContainEqual(expect.objectContaining({ slug: 'boxing-gloves', in_menu: true }))
  })

  test('change their texts and picture, recorded with before and after, and products are found by the new name', async () => {
    await run('categories.change', { category: 'bag-gloves', title: 'Cage Mitts', picture: 'tile-gloves' })
    const [line] = await api.db.select().from(categories).where(eq(categories.slug, 'bag-gloves'))
    expect(line).toMatchObject({ title: 'Cage Mitts', image: 'tile-gloves' })
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.subject, 'bag-gloves'))
    expect(entry!.detail).toEqual({
      before: { title: 'Bag gloves', image: 'category-bag-gloves' },
      after: { title: 'Cage Mitts', image: 'tile-gloves' },
    })
    const found = (await api.app.inject('/api/get-products?search=cage+mitts')).json()
    expect(found.data).toHaveLength(1)
    expect(await run('categories.change', { category: 'bag-gloves', title: 'Cage Mitts' })).toMatchObject({
      done: expect.stringContaining('already'),
    })
  })

  test('move among their siblings only, and not beyond the ends', async () => {
    const [first, second, ...others] = await belowOf(null)
    await run('categories.move', { category: second, to: 'up' })
    expect(await belowOf(null)).toEqual([second, first, ...others])
    await expect(run('categories.move', { category: second, to: 'up' })).rejects.toThrow('first already')
    await run('categories.move', { category: second, to: 'down' })
    expect(await belowOf(null)).toEqual([first, second, ...others])
    await expect(run('categories.move', { category: others.at(-1), to: 'down' })).rejects.toThrow('last already')
  })

  test('are removed when they are empty, and named with their contents otherwise', async () => {
    await run('categories.add', { title: 'Old Season' })
    await run('categories.remove', { category: 'old-season' })
    expect(await belowOf(null)).not.toContain('old-season')
    await expect(run('categories.remove', { category: 'gloves' })).rejects.toThrow(/^Gloves contains 1 category:/)
    await expect(run('categories.remove', { category: 'bag-gloves' })).rejects.toThrow(/contains 1 product:/)
  })
})
