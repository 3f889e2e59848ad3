import { desc } from 'drizzle-orm'
import sharp from 'sharp'
import { auditLog } from '../../database/schema'
import { operate, operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run } = operatorOf(() => api)
const change = (values: object) => run('settings.change', { values })
const shown = async () => (await api.call('GET /general-setting')).body.data
const always = { announcement: 'on', announcement_starts: '', announcement_ends: '' }
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const lastAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!

async function upload(name: string): Promise<void> {
  const body = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b5d3b' } })
    .png()
    .toBuffer()
  const bytes = (async function* () {
    yield body
  })()
  await operate(api, 'photographs.add', { name }, { bytes })
}

describe('settings', () => {
  test('change together, with one entry in the audit log that has both texts', async () => {
    await change({ title: 'Fight Barn', accent: '#0B5D3B', free_shipment: '120' })
    expect(await shown()).toMatchObject({ title: 'Fight Barn', accent: '#0b5d3b', free_shipment: 120 })
    expect(await lastAudit()).toMatchObject({
      action: 'settings.change',
      subject: 'title, accent, free_shipment',
      detail: { accent: { from: '', to: '#0b5d3b' } },
    })
    expect(await change({ title: 'Fight Barn' })).toEqual({ done: 'Nothing was changed.' })
  })

  test.each([
    [{ title: 'New', accent: 'green' }, 'accent: "green" is not a color such as #0b5d3b'],
    [{ title: 'New', accent: '#fff' }, 'accent: "#fff" is not a color'],
    [{ title: ' ' }, 'title: It must not be empty.'],
    [{ title: 'New', email: 'nowhere' }, 'email: "nowhere" is not an email address.'],
    [{ title: 'New', logo: 'logo.png' }, 'There is no picture "logo.png"'],
    [{ title: 'New', logo: '/api/media/products/photo-000000000000000000000000' }, 'There is no picture'],
    [{ title: 'New', facebook: 'http://x.example' }, 'facebook: It must be an https address'],
    [{ title: 'New', theme: 'x' }, 'values'],
    [{ title: 'New', announcement: 'yes' }, 'announcement: It must be on or off.'],
    [{ title: 'New', announcement_starts: '2027-02-30' }, 'announcement_starts: "2027-02-30" is not a day'],
    [
      { title: 'New', announcement_starts: '2027-01-02', announcement_ends: '2027-01-01' },
      'announcement_ends: 2027-01-01 is before the first day, 2027-01-02.',
    ],
  ])('stay as they are for %j', async (values, message) => {
    const before = await shown()
    await expect(change(values)).rejects.toThrow(message)
    expect(await shown()).toEqual(before)
  })

  test.each([
    [{}, 'Fall camp'],
    [{ announcement: 'off' }, ''],
    [{ announcement_starts: dayFromNow(0), announcement_ends: dayFromNow(0) }, 'Fall camp'],
    [{ announcement_starts: dayFromNow(1) }, ''],
    [{ announcement_ends: dayFromNow(-1) }, ''],
  ])('announce with %j: "%s"', async (values, title) => {
    await change({ sale_title: 'Fall camp', alert_url: '/shop', ...always, ...values })
    expect(await shown()).toMatchObject({ sale_title: title, alert_url: title && '/shop' })
    const { rows } = (await run('settings.get')) as { rows: object[] }
    for (const [setting, value] of Object.entries({ ...always, ...values }))
      expect(rows).toContainEqual({ setting, value })
  })

  test('refuse a change of what another one changed in the meantime, with the current text', async () => {
    await change({ phone: '1', description: 'A' })
    const stale = { values: { phone: '3' }, shown: { phone: '0', description: '-' } }
    await expect(run('settings.change', stale)).rejects.toMatchObject({
      status: 409,
      detail: { extra: { current: { phone: '1' } } },
    })
    expect((await shown()).phone).toBe('1')
    await run('settings.change', { values: { phone: '3' }, shown: { phone: '1', description: '-' } })
    expect((await shown()).phone).toBe('3')
  })

  test('show an uploaded photograph as the logo, which cannot be removed then', async () => {
    await upload('our logo.png')
    await change({ logo: 'our logo.png' })
    const { logo } = await shown()
    expect(logo).toMatch(/^\/api\/media\/products\/photo-[0-9a-f]{24}$/)
    expect((await api.app.inject(`${logo}/160.webp`)).statusCode).toBe(200)
    await expect(run('photographs.remove', { name: 'our logo.png' })).rejects.toThrow('shown by the settings')
    await run('photographs.edit', { name: 'our logo.png', focal_x: 0 })
    expect((await shown()).logo).not.toBe(logo)
    await change({ logo: '' })
    expect((await shown()).logo).toBe('')
    await run('photographs.remove', { name: 'our logo.png' })
  })
})
