import { settings, staff, staffInvitations } from '../../database/schema'
import { callStaff, fromConsole, staffPassword } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'
import { setupToken } from './setup-service'

let api: TestApp
beforeEach(async () => void (api = await testApp()))
afterEach(() => api.close())

const form = {
  title: 'Fight Barn',
  email: 'hello@fightbarn.example',
  postal_address: '1 Barn Road\nPrinceton, NJ 08540',
  owner_name: 'Kim Park',
  owner_email: 'Kim@fightbarn.example',
  password: staffPassword,
}
const begin = (body: object) => callStaff(api, 'setup', { body })
const wrong = 'A'.repeat(43)

describe('setup by link', () => {
  test('makes shop and first owner once, and is over then', async () => {
    const token = await setupToken(api.db, api.secret)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await callStaff(api, 'session')).body).toMatchObject({ code: 'no_staff' })
    expect((await callStaff(api, 'setup/link', { body: { token } })).body).toEqual({ has_demo: false })
    const begun = await begin({ ...form, token })
    expect(begun.body).toMatchObject({ name: 'Kim Park', email: 'kim@fightbarn.example', role: 'owner' })
    expect((await callStaff(api, 'session', { cookie: begun.cookie })).body).toEqual(begun.body)
    const { title, postalAddress } = (await api.db.select().from(settings))[0]!
    expect([title, postalAddress]).toEqual(['Fight Barn', form.postal_address])
    expect(await setupToken(api.db, api.secret)).toBeUndefined()
    expect(await begin({ ...form, token })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await callStaff(api, 'setup/link', { body: { token } })).status).toBe(404)
    expect((await callStaff(api, 'session')).body).toMatchObject({ code: 'staff_session' })
  })

  test('makes one owner of two at once', async () => {
    const token = await setupToken(api.db, api.secret)
    const begun = await Promise.all([
      begin({ ...form, token }),
      begin({ ...form, token, owner_email: 'other@fightbarn.example' }),
    ])
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await api.db.$count(staff)).toBe(1)
  })

  test('ends an owner’s open invitation', async () => {
    const token = await setupToken(api.db, api.secret)
    const invitation = { email: 'x@y.example', role: 'owner' as const, invitedBy: 'mia', expiresAt: new Date(2100, 0) }
    await api.db.insert(staffInvitations).values({ ...invitation, tokenHash: Buffer.alloc(32) })
    expect((await begin({ ...form, token })).status).toBe(200)
    expect(await api.db.$count(staffInvitations)).toBe(0)
  })

  test.each([
    ['a wrong token', { token: wrong }, 404],
    ['a part of a token', { token: 'A' }, 422],
    ['a password that is easy to guess', { password: 'password123' }, 422],
    ['a color that is none', { accent: 'green' }, 422],
    ['a shop without a name', { title: ' ' }, 422],
  ])('refuses %s and changes nothing', async (_what, input, status) => {
    const token = await setupToken(api.db, api.secret)
    expect((await begin({ ...form, token, ...input })).status).toBe(status)
    expect([await api.db.$count(staff), (await api.db.select().from(settings))[0]!.title]).toEqual([0, 'Ironside'])
  })

  test('refuses other origins', async () => {
    const token = await setupToken(api.db, api.secret)
    const headers = { ...fromConsole, origin: 'http://localhost:3000' }
    expect((await callStaff(api, 'setup', { body: { ...form, token }, headers })).status).toBe(403)
  })
})
