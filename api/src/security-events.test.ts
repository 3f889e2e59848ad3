import { eq } from 'drizzle-orm'
import { mailOutbox } from './database/schema'
import { makeLogger } from './logging'
import { testApp, type TestApp } from './testing/test-app'

interface Line {
  level: number
  securityEvent?: { event: string; accountId?: string; emailHash?: string; network: string }
}

let api: TestApp
const lines: string[] = []
beforeAll(async () => {
  api = await testApp({ logger: makeLogger('info', { write: (line) => void lines.push(line) }) })
})
afterAll(() => api.close())

const PASSWORD = 'left hook body shot'
const NEW = 'right cross, slip, roll'
const headers = { 'x-forwarded-for': '2001:db8:1:2::7' }
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Line)
    .flatMap(({ level, securityEvent }) => (securityEvent ? [{ level, ...securityEvent }] : []))
const namesOf = async (work: () => Promise<unknown>) => {
  lines.length = 0
  await work()
  return events().map(({ event }) => event)
}
const login = (email: string, password: string) => api.call('POST /login', { body: { email, password }, headers })
const mailed = async (recipient: string) => {
  const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))
  return mails.at(-1)!.data
}

describe('security events', () => {
  test('contain account, network and event of logins that succeed, fail or are locked out', async () => {
    const { user } = await api.signUp('ana@example.com')
    lines.length = 0
    await login('ana@example.com', PASSWORD)
    await login('ana@example.com', 'wrong')
    await login('unknown@example.com', 'wrong')
    const network = '2001:db8:1:2::/64'
    expect(events()).toEqual([
      { level: 30, event: 'authn_login_success', accountId: user.id, network },
      { level: 30, event: 'authn_login_fail', accountId: user.id, network },
      { level: 30, event: 'authn_login_fail', emailHash: expect.stringMatching(/^[0-9a-f]{16}$/), network },
    ])
    const names = await namesOf(async () => {
      for (let round = 0; round < 10; round += 1) await login('unknown@example.com', 'wrong')
    })
    expect(names.at(-1)).toBe('authn_login_lock')
    expect(events().at(-1)).toMatchObject({ level: 40 })
  })

  test('are logged for changes of password and email, and for restored or deleted accounts', async () => {
    const { access_token: token } = await api.signUp('bo@example.com')
    const call = (...[name, options]: Parameters<TestApp['call']>) => api.call(name, { headers, ...options })
    const twice = (password: string) => ({ password, password_confirmation: password })
    const changing = await namesOf(async () => {
      await call('POST /update-password', { body: { current_password: 'wrong', ...twice(NEW) }, token })
      await call('POST /update-password', { body: { current_password: PASSWORD, ...twice(NEW) }, token })
    })
    expect(changing).toEqual(['authn_reauth_fail', 'authn_password_change'])
    const moving = await namesOf(async () => {
      const body = { username: 'Bo', email: 'bo@new.example', current_password: NEW }
      await call('POST /update-profile', { body, token })
      await call('POST /confirm-email', { body: { token: (await mailed('bo@new.example')).token } })
      await call('POST /undo-email-change', { body: { token: (await mailed('bo@example.com')).token } })
    })
    expect(moving).toEqual(['user_email_change_requested', 'user_email_changed', 'user_email_change_undone'])
    const resetting = await namesOf(async () => {
      const email = 'bo@example.com'
      await call('POST /send-password-reset-code', { body: { email } })
      await call('POST /validate-reset-code', { body: { email, code: 'ABCDEFGH' } })
      const { body } = await api.call('POST /validate-reset-code', {
        body: { email, code: (await mailed(email)).code },
        headers,
      })
      await call('POST /reset-password', { body: { email, ...body, ...twice(PASSWORD) } })
    })
    expect(resetting).toEqual([
      'authn_password_reset_code_requested',
      'authn_password_reset_fail',
      'authn_password_change',
    ])
    const leaving = await namesOf(async () => {
      const { body } = await login('bo@example.com', PASSWORD)
      await call('POST /delete-account', { body: { password: PASSWORD }, token: body.access_token })
    })
    expect(leaving).toEqual(['authn_login_success', 'user_deleted'])
  })

  test('contain no email, password or code', async () => {
    lines.length = 0
    await login('cy@example.com', 'a wrong password')
    await api.call('POST /send-password-reset-code', { body: { email: 'cy@example.com' }, headers })
    await api.call('POST /validate-reset-code', { body: { email: 'cy@example.com', code: 'ABCD2345' }, headers })
    expect(events()).toHaveLength(3)
    expect(lines.join('')).not.toMatch(/cy@example|a password that|ABCD2345/)
  })
})
