import { desc, eq } from 'drizzle-orm'
import { auditLog, users, wholesaleApplications } from '../../database/schema'
import { gymApplication } from '../../testing/gym-application'
import { operatorOf } from '../../testing/operate'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let id: number
const { run } = operatorOf(() => api)
const email = 'gym@example.com'

beforeAll(async () => {
  api = await testApp()
  await signUpWholesaler(api, email)
  const [user] = await api.db.select().from(users).where(eq(users.email, email))
  const [row] = await api.db
    .insert(wholesaleApplications)
    .values({ ...gymApplication(user!.id), status: 'approved' })
    .returning()
  id = row!.id
})
afterAll(() => api.close())

interface Shown {
  record: Record<string, unknown>
  tables: { history: { action: string; note: string }[] }
}
const shown = async () => (await run('applications.show', { id })) as Shown
const setTerms = (input: object) => run('companies.set-terms', { id, ...input })

describe('terms of companies', () => {
  test('are none until staff set them, and change in part', async () => {
    expect((await shown()).record).toMatchObject({ net_days: 0, credit_limit: 0, tax_exempt: false })
    await setTerms({ net_days: 30, credit_limit: 5000.5 })
    await setTerms({ credit_limit: 7500 })
    expect((await shown()).record).toMatchObject({ net_days: 30, credit_limit: 7500, certificate_number: null })
  })

  test('stand in the audit log with before and after, and in the history of the company', async () => {
    await setTerms({ tax_exempt: true, certificate_number: 'TX-1', certificate_expires: '2030-12-31' })
    const [entry] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      actor: 'mia@cli',
      action: 'companies.set-terms',
      subject: String(id),
      detail: { before: { tax_exempt: false, net_days: 30 }, after: { tax_exempt: true, certificate_number: 'TX-1' } },
    })
    expect((await shown()).tables.history.map(({ note }) => note)).toEqual([
      'net 30 days (was no invoices); credit limit $5,000.50 (was credit limit $0.00)',
      'credit limit $7,500.00 (was credit limit $5,000.50)',
      'tax exempt (was pays sales tax); certificate TX-1 (was no certificate); ' +
        'certificate valid through 2030-12-31 (was certificate without an end)',
    ])
  })

  test('are refused when someone changed them in the meantime, with the current ones', async () => {
    const stale = setTerms({ net_days: 60, expect: { net_days: 15 } })
    await expect(stale).rejects.toMatchObject({ status: 409, detail: { extra: { current: { net_days: 30 } } } })
    expect((await shown()).record).toMatchObject({ net_days: 30 })
    await setTerms({ net_days: 60, expect: { net_days: 30, tax_exempt: true } })
    expect((await shown()).record).toMatchObject({ net_days: 60 })
  })

  test('change nothing when they are the same', async () => {
    const entries = await api.db.$count(auditLog)
    expect(await setTerms({ net_days: 60 })).toEqual({ done: 'Nothing was changed.' })
    expect(await api.db.$count(auditLog)).toBe(entries)
  })

  test.each([
    [{ net_days: 0 }, 'A credit limit needs the days until an invoice is due.'],
    [{ credit_limit: 0 }, 'Buying on invoice needs a credit limit above $0.'],
    [{ certificate_number: null }, 'Enter the number of the certificate'],
    [{ net_days: 366 }, 'net_days'],
    [{ credit_limit: -1 }, 'credit_limit'],
    [{ credit_limit: 10.005 }, 'An amount has at most two decimals'],
    [{ certificate_expires: '2030-02-30' }, 'certificate_expires'],
    [{}, 'specify what to change'],
  ])('are refused for %j', async (input, message) => {
    await expect(setTerms(input)).rejects.toThrow(message)
  })

  test('cannot be set for a company that does not exist', async () => {
    await expect(run('companies.set-terms', { id: 999, net_days: 0 })).rejects.toMatchObject({ status: 404 })
  })
})
