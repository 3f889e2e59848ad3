import { desc } from 'drizzle-orm'
import { auditLog } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run } = operatorOf(() => api)
const lastAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

describe('picture operations', () => {
  const shown = async () => (await api.call('GET /get-sliders')).body.data
  const slide = { title: 'Spring', subtitle: 'New gloves', image: 'hero-heavy-bag', alt: 'A boxer', url: '/shop' }

  test('adds pictures at the end, moves, changes and removes them', async () => {
    const added = (await run('pictures.add', { kind: 'sliders', ...slide })) as unknown as { detail: { id: number } }
    const { id } = added.detail
    expect((await shown()).map(({ title }) => title)).toEqual(['Train hard', 'Spring'])
    await run('pictures.change', { kind: 'sliders', id, title: 'Spring is here' })
    expect((await shown())[1]).toMatchObject({ title: 'Spring is here', subtitle: 'New gloves' })
    await run('pictures.remove', { kind: 'sliders', id })
    expect(await shown()).toHaveLength(1)
    expect((await lastAudit())!.detail.before).toMatchObject({ title: 'Spring is here' })
    await expect(run('pictures.remove', { kind: 'sliders', id })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['an unknown picture', { image: 'no-such-picture' }, 422],
    ['an address with an unsupported scheme', { url: 'javascript:alert(1)' }, 422],
    ['a protocol-relative address', { url: '//elsewhere.example' }, 422],
    ['no title', { title: undefined }, 422],
  ])('rejects a picture with %s', async (_, wrong, status) => {
    await expect(run('pictures.add', { kind: 'banners', ...slide, ...wrong })).rejects.toMatchObject({ status })
  })

  test('rejects titles on the Instagram strip and a change without fields', async () => {
    await expect(run('pictures.add', { kind: 'instagram', ...slide })).rejects.toThrow('no titles')
    await expect(run('pictures.change', { kind: 'sliders', id: 1 })).rejects.toThrow('Specify what to change')
  })
})
