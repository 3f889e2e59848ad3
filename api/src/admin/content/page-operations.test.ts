import { desc, eq } from 'drizzle-orm'
import { auditLog, pages } from '../../database/schema'
import { operateFile, operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run } = operatorOf(() => api)
const fileOf = async (name: string, input: object = {}) => (await operateFile(api, name, input)).text
const lastAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

describe('page operations', () => {
  const onTheShop = async () => (await api.call('GET /get-pages', { query: 'title=returns' })).body.data
  const edit = (text: string, more: object = {}) => run('pages.edit', { slug: 'returns' }, { text, ...more })

  let written: typeof pages.$inferSelect
  beforeAll(async () => {
    const [page] = await api.db.select().from(pages).where(eq(pages.slug, 'returns'))
    written = page!
  })
  beforeEach(() => api.db.update(pages).set(written).where(eq(pages.slug, 'returns')))

  test('imports an unedited export without changes', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    expect(await edit(file)).toEqual({ done: 'Page returns already has this text; nothing was changed.' })
  })

  test('shows the changes, applies them and stores the previous text in the audit log', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    const changed = file.replace('Thirty days.', 'Forty days.').replace('Send it back.', 'Send it back.\n\n- Unworn')
    const changes = ['- Thirty days.', '+ Forty days.', '+ - Unworn']
    expect(await edit(changed, { dryRun: true })).toMatchObject({ changes })
    expect(await onTheShop()).toMatchObject({ summary: 'Thirty days.' })
    expect(await edit(changed)).toMatchObject({ done: 'Page returns was changed.', changes })
    expect(await onTheShop()).toMatchObject({
      summary: 'Forty days.',
      sections: [{ heading: 'How', paragraphs: ['Send it back.'], items: ['Unworn'] }],
    })
    const previous = await lastAudit()
    expect(previous).toMatchObject({ action: 'pages.edit', subject: 'returns', actor: 'mia@cli' })
    expect(previous!.detail.before).toContain('Thirty days.')
  })

  test('rejects a page file that is older than the stored page', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    await edit(file.replace('Thirty', 'Fifty'))
    await expect(edit(file.replace('Thirty', 'Sixty'))).rejects.toMatchObject({ status: 409 })
    expect(await onTheShop()).toMatchObject({ summary: 'Fifty days.' })
  })

  test('shows markup as plain text', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    await edit(file.replace('Thirty days.', '<b>Fifty</b> **days**.'))
    expect(await onTheShop()).toMatchObject({ summary: '<b>Fifty</b> **days**.' })
  })

  test('rejects a page without a title and an unknown page', async () => {
    await expect(edit('Only a paragraph.')).rejects.toMatchObject({ status: 422 })
    await expect(run('pages.export', { slug: 'nowhere' })).rejects.toThrow('There is no page nowhere.')
  })
})
