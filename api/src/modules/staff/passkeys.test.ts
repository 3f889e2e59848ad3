import { desc, eq } from 'drizzle-orm'
import { auditLog, staffPasskeys, staffSessions } from '../../database/schema'
import { operate } from '../../testing/operate'
import { softwarePasskey } from '../../testing/software-passkey'
import { callStaff, fromConsole, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

interface Options {
  challenge: string
}
type Passkey = ReturnType<typeof softwarePasskey>

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const consoleOrigin = fromConsole.origin
const call = (path: string, body: object = {}, cookie?: string) => callStaff(api, path, { body, cookie })
const challenge = async () => (await call('passkeys/challenge')).body as unknown as Options
const signIn = async (passkey: Passkey, count?: number) =>
  call('sign-in/passkey', { response: passkey.get(await challenge(), count) })

async function add(cookie: string, passkey: Passkey, name = 'My laptop') {
  const { body } = await call('passkeys/new', {}, cookie)
  return call('passkeys', { name, response: passkey.create(body as unknown as Options) }, cookie)
}

/** A member with a passkey. */
async function memberWith(email: string) {
  const [cookie, passkey] = [await newStaff(api, email), softwarePasskey(consoleOrigin)]
  expect(await add(cookie, passkey)).toMatchObject({ status: 200 })
  return { cookie, passkey }
}

const passkeysOf = async (cookie: string) =>
  (await callStaff<{ passkeys: { id: string; name: string }[] }>(api, 'security', { cookie })).body.passkeys

describe('passkeys of staff', () => {
  test('sign in without a password, and are listed and audited', async () => {
    const { cookie, passkey } = await memberWith('ada@example.com')
    const { status, body, set } = await signIn(passkey)
    expect({ status, body }).toMatchObject({ status: 200, body: { email: 'ada@example.com', role: 'owner' } })
    expect(set).toMatch(/^staff=[\w-]{43}; /)
    expect(await passkeysOf(cookie)).toMatchObject([{ name: 'My laptop', last_used_at: expect.any(String) as string }])
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'staff.passkey'))
    expect(entry).toMatchObject({ actor: 'ada@example.com', detail: { added: 'My laptop' } })
  })

  test('use a challenge once, and none that the shop did not make', async () => {
    const { passkey } = await memberWith('ben@example.com')
    const options = await challenge()
    expect(await call('sign-in/passkey', { response: passkey.get(options) })).toMatchObject({ status: 200 })
    const refused = { status: 422, body: { code: 'passkey_refused' } }
    expect(await call('sign-in/passkey', { response: passkey.get(options) })).toMatchObject(refused)
    const own = { challenge: Buffer.from('a challenge of mine').toString('base64url') }
    expect(await call('sign-in/passkey', { response: passkey.get(own) })).toMatchObject(refused)
  })

  test('are refused when unknown, of another page, or behind their last count', async () => {
    const { passkey } = await memberWith('cleo@example.com')
    expect(await signIn(softwarePasskey(consoleOrigin))).toMatchObject({ status: 422 })
    expect(await signIn(passkey, 7)).toMatchObject({ status: 200 })
    expect(await signIn(passkey, 6)).toMatchObject({ status: 422 })
    const phisher = softwarePasskey('https://operations.example.net')
    expect(await add(await newStaff(api, 'dan@example.com'), phisher)).toMatchObject({ status: 422 })
  })

  test('of another member prove nothing', async () => {
    const { passkey } = await memberWith('eve@example.com')
    const cookie = await newStaff(api, 'finn@example.com')
    const response = () => challenge().then((options) => passkey.get(options))
    expect(await call('reauthenticate/passkey', { response: await response() }, cookie)).toMatchObject({ status: 422 })
    const { body } = await call('passkeys/new', {}, cookie)
    const stolen = { name: 'Mine', response: softwarePasskey(consoleOrigin).create(body as unknown as Options) }
    const mine = await newStaff(api, 'gil@example.com')
    expect(await call('passkeys', stolen, mine)).toMatchObject({ status: 422 })
  })

  test('prove who is there for ten minutes', async () => {
    const { cookie, passkey } = await memberWith('hana@example.com')
    await api.db.update(staffSessions).set({ provenAt: new Date(0) })
    expect(await call('passkeys/new', {}, cookie)).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
    const response = passkey.get(await challenge())
    expect(await call('reauthenticate/passkey', { response }, cookie)).toMatchObject({ status: 200 })
    expect(await call('passkeys/new', {}, cookie)).toMatchObject({ status: 200 })
  })

  test('end with their removal, by their member only', async () => {
    const { cookie, passkey } = await memberWith('ida@example.com')
    const [{ id } = { id: '' }] = await passkeysOf(cookie)
    const other = await newStaff(api, 'jon@example.com')
    expect(await call('passkeys/remove', { id }, other)).toMatchObject({ status: 404 })
    expect(await call('passkeys/remove', { id }, cookie)).toMatchObject({ status: 200 })
    expect(await signIn(passkey)).toMatchObject({ status: 422 })
  })

  test('are shown to owners, and end when their member is disabled', async () => {
    const { passkey } = await memberWith('kai@example.com')
    const factorOf = async () => {
      const { rows } = (await operate(api, 'staff.list', {})) as { rows: { email: string; second_factor: string }[] }
      return rows.find(({ email }) => email === 'kai@example.com')?.second_factor
    }
    expect(await factorOf()).toBe('passkey')
    await operate(api, 'staff.disable', { email: 'kai@example.com' })
    expect(await signIn(passkey)).toMatchObject({ status: 422 })
    await newStaff(api, 'kai@example.com')
    expect(await signIn(passkey)).toMatchObject({ status: 422 })
    expect(await factorOf()).toBe('none')
  })

  test('are at most ten for a member', async () => {
    const { cookie } = await memberWith('lou@example.com')
    const [added] = await api.db.select().from(staffPasskeys).orderBy(desc(staffPasskeys.createdAt)).limit(1)
    const copies = Array.from({ length: 8 }, (_, index) => ({ ...added!, id: `copy-${index}` }))
    await api.db.insert(staffPasskeys).values(copies)
    expect(await add(cookie, softwarePasskey(consoleOrigin))).toMatchObject({ status: 200 })
    expect(await call('passkeys/new', {}, cookie)).toMatchObject({ status: 409, body: { code: 'too_many' } })
  })
})
