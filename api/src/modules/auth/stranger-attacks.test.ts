import { desc, eq } from 'drizzle-orm'
import { knownDevices, mailOutbox } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const PASSWORD = 'left hook body shot'
const NEW = 'right cross, slip, roll'
type Headers = Record<string, string>

let homes = 0
/** A network that makes no other call in these tests. */
const home = (): Headers => ({ 'x-forwarded-for': `10.50.${(homes += 1) >> 8}.${homes & 255}` })
/** One of 200 unrelated networks. */
const stranger = (index: number): Headers => ({ 'x-forwarded-for': `10.60.0.${index % 200}` })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!

/** An account owner with the device cookie of the browser that signed up; each login comes from another network. */
async function owner(email: string) {
  const answer = await api.call('POST /register', {
    body: { username: 'Owner', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true },
    headers: home(),
  })
  const cookie = cookieOf(answer)
  return {
    id: answer.body.user.id,
    cookie,
    knownDevice: () => ({ ...home(), cookie }),
  }
}

const logIn = (email: string, password: string, headers: Headers) =>
  api.call('POST /login', { body: { email, password }, headers })
const requestCode = (email: string, headers: Headers) =>
  api.call('POST /send-password-reset-code', { body: { email }, headers })
const guess = (email: string, code: string, headers: Headers) =>
  api.call('POST /validate-reset-code', { body: { email, code }, headers })
async function codesOf(email: string): Promise<string[]> {
  const mails = await api.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id))
  return mails.filter(({ template }) => template === 'reset-code').map(({ data }) => String(data.code))
}
/** Repeats a call, 20 at a time. */
async function repeat<T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let done = 0; done < times; done += 20) {
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => call(done + index)))))
  }
  return answers
}
const setPassword = async (email: string, code: string, headers: Headers) => {
  const { body } = await guess(email, code, headers)
  const form = { email, reset_token: body.reset_token, password: NEW, password_confirmation: NEW }
  return api.call('POST /reset-password', { body: form, headers })
}

describe('an account under attack by strangers', () => {
  test('lets its owner in from a known and a new device after 1,000 wrong logins and reset requests', async () => {
    const { knownDevice } = await owner('ana@example.com')
    const [newDevice, anotherDevice] = [home(), home()]
    const logins = await repeat(1_000, (index) => logIn('ana@example.com', 'wrong', stranger(index)))
    expect(logins.filter(({ status }) => status === 422)).toHaveLength(50)
    expect(logins.filter(({ status }) => status === 429)).toHaveLength(950)
    expect((await logIn('ana@example.com', PASSWORD, newDevice)).status).toBe(429)
    expect((await logIn('ana@example.com', PASSWORD, knownDevice())).status).toBe(200)

    await repeat(1_000, (index) => requestCode('ana@example.com', stranger(index)))
    await repeat(400, (index) => guess('ana@example.com', 'ABCDEFGH', stranger(index)))
    await requestCode('ana@example.com', newDevice)
    const sent = await codesOf('ana@example.com')
    expect(sent).toHaveLength(10)
    await requestCode('ana@example.com', knownDevice())
    const [latest, ...older] = await codesOf('ana@example.com')
    expect(older).toEqual(sent)
    expect((await guess('ana@example.com', latest!, knownDevice())).status).toBe(200)

    const answer = await setPassword('ana@example.com', sent[0]!, anotherDevice)
    expect(answer.status).toBe(200)
    await repeat(200, (index) => logIn('ana@example.com', 'wrong', stranger(index)))
    expect((await logIn('ana@example.com', NEW, home())).status).toBe(429)
    expect((await logIn('ana@example.com', NEW, { ...home(), cookie: cookieOf(answer) })).status).toBe(200)
  })

  test('counts wrong passwords of a known device separately, up to ten', async () => {
    const { knownDevice } = await owner('di@example.com')
    const statuses = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await logIn('di@example.com', 'wrong', knownDevice())).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  test('mails a known device five codes an hour and compares five of its guesses', async () => {
    const { knownDevice } = await owner('dee@example.com')
    for (let round = 0; round < 6; round += 1) await requestCode('dee@example.com', knownDevice())
    const codes = await codesOf('dee@example.com')
    expect(codes).toHaveLength(5)
    for (let round = 0; round < 5; round += 1) await guess('dee@example.com', 'ABCDEFGH', knownDevice())
    expect((await guess('dee@example.com', codes[0]!, knownDevice())).status).toBe(422)
  })

  test('does not recognize devices of other accounts, made-up tokens, or devices deleted by a reset', async () => {
    const { cookie, id } = await owner('ed@example.com')
    const other = await owner('eddy@example.com')
    const pass = async (presented: string) => {
      const attempt = () => logIn('ed@example.com', 'wrong', { ...shared, cookie: presented })
      const shared = home()
      for (let round = 0; round < 10; round += 1) await attempt()
      return (await logIn('ed@example.com', PASSWORD, { ...shared, cookie })).status
    }
    expect([await pass(other.cookie), await pass(`device=${'x'.repeat(43)}`)]).toEqual([200, 200])
    await requestCode('ed@example.com', home())
    await setPassword('ed@example.com', (await codesOf('ed@example.com'))[0]!, home())
    const stored = await api.db.select().from(knownDevices).where(eq(knownDevices.userId, id))
    expect(stored).toHaveLength(1)
    for (let round = 0; round < 60; round += 1) await logIn('ed@example.com', 'wrong', stranger(round))
    expect((await logIn('ed@example.com', NEW, { ...home(), cookie })).status).toBe(429)
  })

  test('stores the 20 most recently used devices of an account', async () => {
    const { id, cookie } = await owner('flo@example.com')
    for (let round = 0; round < 20; round += 1) await logIn('flo@example.com', PASSWORD, home())
    expect(await api.db.$count(knownDevices, eq(knownDevices.userId, id))).toBe(20)
    for (let round = 0; round < 60; round += 1) await logIn('flo@example.com', 'wrong', stranger(round))
    expect((await logIn('flo@example.com', PASSWORD, { ...home(), cookie })).status).toBe(429)
  })

  test("shares one HttpOnly cookie among the browser's accounts and replaces one that we did not issue", async () => {
    await owner('gil@example.com')
    const answer = await logIn('gil@example.com', PASSWORD, home())
    expect(answer.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    await owner('gia@example.com')
    const second = await logIn('gia@example.com', PASSWORD, { ...home(), cookie: cookieOf(answer) })
    expect(cookieOf(second)).toBe(cookieOf(answer))
    const planted = `device=${'p'.repeat(43)}`
    expect(cookieOf(await logIn('gia@example.com', PASSWORD, { ...home(), cookie: planted }))).not.toBe(planted)
  })

  test('sends the device cookie over https only', async () => {
    const secure = await testApp({ secureCookies: true })
    try {
      const form = { username: 'Hal', email: 'hal@example.com', password: PASSWORD, password_confirmation: PASSWORD }
      const { headers } = await secure.call('POST /register', { body: { ...form, terms: true } })
      expect(headers['set-cookie']).toMatch(/; Secure;/)
    } finally {
      await secure.close()
    }
  })
})
