import { staffRoles, type StaffRole, type StaffSession } from '@shop/shared-api/staff'
import { eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { downloads, jsonOperations, uploads } from '../../admin/operation-files'
import type { OperationName } from '../../admin/operations'
import { operationsOf, permissions } from '../../admin/permissions'
import { auditLog, mailOutbox, staff, staffSessions } from '../../database/schema'
import { tokenHash } from '../auth/session-token'
import { operate } from '../../testing/operate'
import { callStaff, fromConsole, newStaff, staffPassword, uploadForm } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let owner: string
beforeAll(async () => {
  api = await testApp()
  owner = await newStaff(api, 'owner@example.com')
})
afterAll(() => api.close())

const run = (name: string, body: object, cookie = owner, headers: Record<string, string> = fromConsole) =>
  callStaff(api, `operations/${name}`, { body, cookie, headers })
/** Calls an operation in the way that it is served: with JSON, with a file, or for its file. */
function runAny(name: OperationName, input: object, cookie: string, headers: Record<string, string> = fromConsole) {
  if (name in uploads) return callStaff(api, `uploads/${name}`, { body: uploadForm('x', input), cookie, headers })
  const query = encodeURIComponent(JSON.stringify(input))
  if (name in downloads) return callStaff(api, `downloads/${name}?input=${query}`, { cookie, headers })
  return run(name, input, cookie, headers)
}
const everyOperation = Object.keys(permissions) as OperationName[]
const signIn = (email: string, more: object = {}) =>
  callStaff(api, 'sign-in', { body: { email, password: staffPassword, ...more } })

describe('staff routes', () => {
  test('staff accounts are created by an invitation that is mailed and works once', async () => {
    const { detail } = (await operate(api, 'staff.invite', {
      email: 'Mo@Example.com',
      role: 'content',
    })) as unknown as {
      detail: { link: string }
    }
    const [, token] = detail.link.split('#')
    expect(detail.link).toMatch(/^http:\/\/localhost:3200\/operations\/invitation#[\w-]{43}$/)
    const [mail] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'mo@example.com'))
    expect(mail).toMatchObject({ template: 'staff-invited', data: { link: detail.link } })
    const shown = await callStaff(api, 'invitation', { body: { token } })
    expect(shown.body).toEqual({ email: 'mo@example.com', role: 'content' })
    const accept = () =>
      callStaff(api, 'accept-invitation', { body: { token, name: 'Mo Reyes', password: staffPassword } })
    const accepted = await accept()
    expect(accepted.set).toMatch(/^staff=[\w-]{43}; Max-Age=604800; Path=\/api\/staff; HttpOnly; SameSite=Strict$/)
    expect(accepted.body).toMatchObject({ name: 'Mo Reyes', email: 'mo@example.com', role: 'content', has_totp: false })
    expect((await callStaff(api, 'session', { cookie: accepted.cookie })).body).toEqual(accepted.body)
    expect(await accept()).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('staff accounts refuse a password that is easy to guess', async () => {
    const { detail } = (await operate(api, 'staff.invite', {
      email: 'easy@example.com',
      role: 'content',
    })) as unknown as {
      detail: { link: string }
    }
    const body = { token: detail.link.split('#')[1], name: 'Eve', password: 'password123' }
    expect(await callStaff(api, 'accept-invitation', { body })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password' }] },
    })
  })

  test('staff accounts sign in and out, with one answer for a wrong password and an unknown email', async () => {
    const { status, cookie } = await signIn('owner@example.com')
    expect(status).toBe(200)
    expect((await callStaff(api, 'session', { cookie })).status).toBe(200)
    await callStaff(api, 'sign-out', { body: {}, cookie })
    expect(await callStaff(api, 'session', { cookie })).toMatchObject({ status: 401, body: { code: 'staff_session' } })
    const [wrong, unknown] = [
      await signIn('owner@example.com', { password: 'wrong' }),
      await signIn('nobody@example.com'),
    ]
    expect([wrong.status, wrong.body]).toEqual([422, unknown.body])
  })

  test('staff accounts stop after ten wrong passwords from one network, and not for others', async () => {
    await newStaff(api, 'guessed@example.com')
    const from = (address: string, password: string) =>
      callStaff(api, 'sign-in', {
        body: { email: 'guessed@example.com', password },
        headers: { ...fromConsole, 'x-forwarded-for': address },
      })
    for (let count = 0; count < 10; count += 1) await from('10.9.0.1', 'wrong')
    expect((await from('10.9.0.1', staffPassword)).status).toBe(429)
    expect((await from('10.9.0.2', staffPassword)).status).toBe(200)
  })

  test('staff accounts end with their sessions when disabled, and the last owner stays', async () => {
    const cookie = await newStaff(api, 'leaver@example.com', 'manager')
    await operate(api, 'staff.disable', { email: 'leaver@example.com' })
    expect((await callStaff(api, 'session', { cookie })).status).toBe(401)
    expect((await signIn('leaver@example.com')).status).toBe(422)
    await operate(api, 'staff.disable', { email: 'guessed@example.com' })
    for (const [name, more] of [
      ['staff.disable', {}],
      ['staff.change', { role: 'manager' }],
      ['staff.invite', { role: 'content' }],
    ] as const)
      await expect(operate(api, name, { email: 'owner@example.com', ...more })).rejects.toThrow('is the only owner')
  })

  test.each([
    ['idle for twelve hours', { lastUsedAt: sql`now() - interval '12 hours 1 minute'` }],
    ['a week old', { createdAt: sql`now() - interval '7 days 1 minute'` }],
  ])('staff accounts have no session that is %s', async (_age, times) => {
    const { cookie } = await signIn('owner@example.com')
    const token = cookie.split('=')[1]!
    await api.db
      .update(staffSessions)
      .set(times)
      .where(eq(staffSessions.tokenHash, tokenHash(token)))
    expect((await callStaff(api, 'session', { cookie })).status).toBe(401)
  })

  test('authenticator apps are demanded once set up, and accept each code once', async () => {
    const email = 'careful@example.com'
    const cookie = await newStaff(api, email)
    const { body } = await callStaff<{ secret: string; uri: string }>(api, 'totp/new', { body: {}, cookie })
    expect(body.uri).toContain(encodeURIComponent(email))
    const code = generateSync({ secret: body.secret })
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await callStaff(api, 'totp', { body: { secret: body.secret, code: wrong }, cookie })).status).toBe(422)
    expect((await callStaff(api, 'totp', { body: { secret: body.secret, code }, cookie })).status).toBe(200)
    const [row] = await api.db.select().from(staff).where(eq(staff.email, email))
    expect(row!.totpSecret!.toString('latin1')).not.toContain(body.secret)
    expect(await signIn(email)).toMatchObject({ status: 422, body: { code: 'totp_required' } })
    expect((await signIn(email, { code })).status).toBe(422)
    await api.db.update(staff).set({ totpLastStep: null }).where(eq(staff.email, email))
    expect((await signIn(email, { code })).body).toMatchObject({ has_totp: true })
    expect((await signIn(email, { code })).status).toBe(422)
    await callStaff(api, 'totp/remove', { body: {}, cookie })
    expect((await signIn(email)).status).toBe(200)
  })

  test('operations over HTTP run as on the command line, under the name of who called', async () => {
    const { status, body } = await run('orders.list', { limit: 5 })
    expect([status, body]).toEqual([200, { rows: [], next: null }])
    const made = await run('tiers.add', { from: 100, to: 199.99, percent: 3 })
    expect(made.body).toMatchObject({ done: expect.any(String) })
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'tiers.add'))
    expect(entry!.actor).toBe('owner@example.com')
  })

  test('operations over HTTP name the field of an invalid input', async () => {
    expect(await run('orders.hold', { number: '000000000000', reason: '' })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: [{ field: 'reason' }] },
    })
  })

  test('operations over HTTP take a password of the last ten minutes for money and staff', async () => {
    const { cookie } = await signIn('owner@example.com')
    const aged = () => api.db.update(staffSessions).set({ provenAt: sql`now() - interval '11 minutes'` })
    await aged()
    const invite = () => run('staff.invite', { email: 'late@example.com', role: 'content' }, cookie)
    expect(await invite()).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
    expect(await run('orders.refund', { number: '000000000000' }, cookie)).toMatchObject({ status: 403 })
    const prove = (password: string) => callStaff(api, 'reauthenticate', { body: { password }, cookie })
    expect(await prove('wrong')).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } })
    expect((await prove(staffPassword)).status).toBe(200)
    expect((await invite()).status).toBe(200)
  })

  test('operations over HTTP edit a page as JSON, and refuse one that changed in the meantime with both versions', async () => {
    const show = async () =>
      (await run('pages.show', { slug: 'returns' })).body.record as { text: string; state: string }
    const { text, state } = await show()
    const edit = (edited: string, from?: string) => run('pages.edit', { slug: 'returns', text: edited, state: from })
    const longer = text.replace('Thirty days.', 'Forty days.')
    expect(await edit(longer)).toMatchObject({ status: 422, body: { errors: [{ field: 'state' }] } })
    expect(await edit(longer, state)).toMatchObject({
      status: 200,
      body: { changes: ['- Thirty days.', '+ Forty days.'] },
    })
    const late = text.replace('Thirty days.', 'Fifty days.')
    const now = await show()
    expect(await edit(late, state)).toMatchObject({
      status: 409,
      body: { code: 'conflict', sent: { text: late }, current: { text: now.text, state: now.state } },
    })
    expect((await edit(late, now.state)).status).toBe(200)
  })

  test('operations over HTTP add a page and edit the questions as JSON', async () => {
    const page = '# Care\n\nHow to care.\n\n## Gloves\n\nAir them.\n'
    expect((await run('pages.add', { slug: 'care', text: page })).status).toBe(200)
    const { record } = (await run('faqs.show', {})).body as { record: { text: string; state: string } }
    const text = record.text.replace('# Orders', '# Sizes\n\n## Which glove?\n\nMeasure.\n\n# Orders')
    expect((await run('faqs.edit', { text, state: record.state })).body).toMatchObject({ detail: { questions: 2 } })
    expect((await run('faqs.edit', { text, state: record.state })).body).toMatchObject({ current: { text } })
  })

  test('operations over HTTP that take or give a file have calls of their own', async () => {
    expect(jsonOperations).not.toContain('catalogue.import')
    expect((await run('catalogue.import', {})).status).toBe(404)
    expect((await run('nonsense', {})).status).toBe(404)
  })

  test.each([...staffRoles])('%s: may call exactly the operations of the role', async (role) => {
    const cookie = await newStaff(api, `${role}@roles.example`, role)
    const session = await callStaff<StaffSession>(api, 'session', { cookie })
    expect(session.body.operations).toEqual(operationsOf(role))
    for (const name of everyOperation) {
      // Refused by the role, or else by an input that no operation takes.
      const wrong = [name, operationsOf(role).includes(name) ? 422 : 403]
      expect([name, (await runAny(name, { no: 'such field' }, cookie)).status]).toEqual(wrong)
      if (name in uploads && jsonOperations.includes(name))
        expect([name, (await run(name, { no: 'such field' }, cookie)).status]).toEqual(wrong)
    }
  })

  test('refuse everyone without a session, with a shopper’s token, or from another origin', async () => {
    const { access_token: token } = await api.signUp('shopper@example.com')
    for (const name of everyOperation) {
      const strangers = [
        await runAny(name, {}, ''),
        await runAny(name, {}, `staff=${token}`),
        await runAny(name, {}, '', { ...fromConsole, authorization: `Bearer ${token}` }),
      ]
      expect([name, ...strangers.map(({ status }) => status)]).toEqual([name, 401, 401, 401])
      const foreign = [
        await runAny(name, {}, owner, { ...fromConsole, origin: 'http://localhost:3000' }),
        await runAny(name, {}, owner, { ...fromConsole, 'sec-fetch-site': 'same-site' }),
      ]
      expect([name, ...foreign.map(({ status }) => status)]).toEqual([name, 403, 403])
    }
    expect(
      (await callStaff(api, 'session', { cookie: owner, headers: { 'sec-fetch-site': 'same-site' } })).status,
    ).toBe(403)
  })

  test('let only owners change staff, and readers change nothing', () => {
    const changing = (role: StaffRole) => operationsOf(role).filter((name) => permissions[name].changes)
    expect(changing('read_only')).toEqual([])
    for (const role of staffRoles)
      expect(changing(role).some((name) => name.startsWith('staff.'))).toBe(role === 'owner')
    expect(changing('fulfillment')).not.toContain('orders.refund')
    expect(changing('content')).toContain('ratings.publish')
  })
})
