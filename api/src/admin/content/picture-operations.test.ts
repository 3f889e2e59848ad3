import { desc } from 'drizzle-orm'
import { auditLog } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
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

  test('shows slides and banners on their days only, and never while they are hidden', async () => {
    const DAY_MS = 86_400_000
    const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
    const added = (await run('pictures.add', { kind: 'banners', ...slide, shown: false })) as unknown as {
      detail: { id: number }
    }
    const { id } = added.detail
    const banner = async () => (await api.call('GET /get-banners')).body.data.find((listed) => listed.id === id)
    const set = (change: object) => run('pictures.change', { kind: 'banners', id, ...change })
    const line = async () => (await rowsOf('pictures.list', { kind: 'banners' })).find((row) => row.id === id)
    expect(await banner()).toBeUndefined()
    expect(await line()).toMatchObject({ status: 'hidden', picture: '/api/media/art/hero-heavy-bag' })
    const revision = async () => (await api.call('GET /revision')).body.data.revision
    const before = await revision()
    await set({ shown: true, starts: day(2) })
    expect(await revision()).not.toBe(before)
    expect(await banner()).toBeUndefined()
    expect((await line())!.status).toBe('scheduled')
    await set({ starts: day(-3), ends: day(-2) })
    expect(await banner()).toBeUndefined()
    expect((await line())!.status).toBe('ended')
    await set({ ends: null })
    expect(await banner()).toEqual({ ...slide, id, image: '/api/media/art/hero-heavy-bag' })
    expect((await line())!.status).toBe('published')
    await expect(set({ ends: day(-4) })).rejects.toMatchObject({ status: 422, detail: { errors: [{ field: 'ends' }] } })
    await expect(run('pictures.change', { kind: 'instagram', id: 1, shown: false })).rejects.toThrow('no days')
  })

  test('rejects titles on the Instagram strip and a change without fields', async () => {
    await expect(run('pictures.add', { kind: 'instagram', ...slide })).rejects.toThrow('no titles')
    await expect(run('pictures.change', { kind: 'sliders', id: 1 })).rejects.toThrow('Specify what to change')
  })
})
