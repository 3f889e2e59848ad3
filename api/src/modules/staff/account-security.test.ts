import type { StaffSecurity } from '@shop/shared-api/staff'
import { generateSync } from 'otplib'
import { callStaff, newStaff, staffPassword } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const call = (path: string, cookie: string, body: object = {}) => callStaff(api, path, { body, cookie })
const security = async (cookie: string) => (await callStaff<StaffSecurity>(api, 'security', { cookie })).body
const signIn = (email: string, more: object = {}) =>
  callStaff(api, 'sign-in', { body: { email, password: staffPassword, ...more } })

/** A member with an authenticator app, and their recovery codes. */
async function withApp(email: string) {
  const cookie = await newStaff(api, email)
  const { secret } = (await call('totp/new', cookie)).body as { secret: string }
  const { body } = await call('totp', cookie, { secret, code: generateSync({ secret }) })
  return { cookie, codes: (body as { recovery_codes: string[] }).recovery_codes }
}

describe('security of a staff account', () => {
  test('an authenticator app comes with ten recovery codes, each of which signs in once', async () => {
    const { cookie, codes } = await withApp('ada@example.com')
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    expect(await signIn('ada@example.com')).toMatchObject({ status: 422, body: { code: 'totp_required' } })
    expect(await signIn('ada@example.com', { code: first })).toMatchObject({ status: 200 })
    expect(await signIn('ada@example.com', { code: first })).toMatchObject({ status: 422 })
    const typed = second.replace('-', '').toLowerCase()
    expect(await signIn('ada@example.com', { code: typed })).toMatchObject({ status: 200 })
    expect(await security(cookie)).toMatchObject({ has_totp: true, recovery_codes_left: 8 })
  })

  test('recovery codes are of one account', async () => {
    const { codes } = await withApp('ben@example.com')
    await withApp('cleo@example.com')
    expect(await signIn('cleo@example.com', { code: codes[0] })).toMatchObject({ status: 422 })
  })

  test('new recovery codes replace the ones before, and none are left without an app', async () => {
    const { cookie, codes } = await withApp('dan@example.com')
    const { body } = await call('recovery-codes', cookie)
    expect(await signIn('dan@example.com', { code: codes[0] })).toMatchObject({ status: 422 })
    const [fresh] = (body as { recovery_codes: string[] }).recovery_codes
    expect(await signIn('dan@example.com', { code: fresh })).toMatchObject({ status: 200 })
    await call('totp/remove', cookie)
    expect(await security(cookie)).toMatchObject({ has_totp: false, recovery_codes_left: 0 })
    expect(await call('recovery-codes', cookie)).toMatchObject({ status: 409, body: { code: 'no_totp' } })
  })

  test('a new password signs other devices out', async () => {
    const cookie = await newStaff(api, 'eve@example.com')
    const other = (await signIn('eve@example.com')).cookie
    expect(await call('password', cookie, { password: 'short' })).toMatchObject({ status: 422 })
    expect(await call('password', cookie, { password: 'seven warm mitts' })).toMatchObject({ status: 200 })
    expect((await callStaff(api, 'session', { cookie: other })).status).toBe(401)
    expect((await callStaff(api, 'session', { cookie })).status).toBe(200)
    expect(await signIn('eve@example.com')).toMatchObject({ status: 422 })
    expect(await signIn('eve@example.com', { password: 'seven warm mitts' })).toMatchObject({ status: 200 })
  })

  test('lists devices, and signs one or all others out', async () => {
    const cookie = await newStaff(api, 'finn@example.com')
    const [second, third] = [(await signIn('finn@example.com')).cookie, (await signIn('finn@example.com')).cookie]
    const stranger = await newStaff(api, 'gil@example.com')
    const { sessions } = await security(third)
    expect(sessions.filter((session) => session.is_current)).toHaveLength(1)
    const [{ id } = { id: '' }] = (await security(second)).sessions.filter((session) => session.is_current)
    expect(await call('sessions/end', stranger, { id })).toMatchObject({ body: { done: '0 devices are signed out.' } })
    expect(await call('sessions/end', cookie, { id })).toMatchObject({ body: { done: 'One device is signed out.' } })
    expect((await callStaff(api, 'session', { cookie: second })).status).toBe(401)
    await call('sessions/end', cookie)
    expect((await callStaff(api, 'session', { cookie: third })).status).toBe(401)
    expect((await security(cookie)).sessions).toHaveLength(1)
  })
})
