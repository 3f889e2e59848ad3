import { desc, eq } from 'drizzle-orm'
import { auditLog } from '../../database/schema'
import { callStaff, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let editor: string
beforeAll(async () => {
  api = await testApp()
  editor = await newStaff(api, 'editor@example.com', 'content')
})
afterAll(() => api.close())

const run = (name: string, body: object, cookie = editor) => callStaff(api, `operations/${name}`, { body, cookie })
const onTheShop = async () => (await api.call('GET /get-pages', { query: 'title=warranty' })).status
const isListed = async () => (await api.call('GET /get-page-list')).body.data.some(({ slug }) => slug === 'warranty')
const revision = async () => (await api.call('GET /revision')).body.data.revision
const warranty = { slug: 'warranty', text: '# Warranty\n\nTwo years.\n\n## What it covers\n\nSeams.\n\n- Leather\n' }

describe('page drafts', () => {
  test('a draft is for staff only until it is published, and again once it is withdrawn', async () => {
    const added = await run('pages.add', { ...warranty, published: false })
    expect(added.body).toMatchObject({ done: 'Page warranty was added as a draft.' })
    expect(await onTheShop()).toBe(404)
    expect((await run('pages.show', { slug: 'warranty' })).body).toMatchObject({ record: { published: false } })
    expect((await run('pages.publish', { slug: 'warranty' })).status).toBe(200)
    expect(await onTheShop()).toBe(200)
    const { rows } = (await run('pages.list', {})).body as { rows: object[] }
    expect(rows).toContainEqual(expect.objectContaining({ slug: 'warranty', status: 'published' }))
    expect((await run('pages.withdraw', { slug: 'warranty' })).status).toBe(200)
    expect(await onTheShop()).toBe(404)
  })

  test('lists an added page while it is published, and changes the revision each time', async () => {
    expect(await isListed()).toBe(false)
    const before = await revision()
    await run('pages.publish', { slug: 'warranty' })
    expect(await isListed()).toBe(true)
    const published = await revision()
    await run('pages.withdraw', { slug: 'warranty' })
    expect(await isListed()).toBe(false)
    expect(new Set([before, published, await revision()]).size).toBe(3)
  })

  test('the audit log names who published, and not a publication that changed nothing', async () => {
    await run('pages.publish', { slug: 'returns' })
    await run('pages.withdraw', { slug: 'returns' })
    await run('pages.publish', { slug: 'returns' })
    const entries = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'returns'))
      .orderBy(desc(auditLog.id))
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['pages.publish', 'editor@example.com'],
      ['pages.withdraw', 'editor@example.com'],
    ])
  })

  test('a role that may only read previews a text and publishes none', async () => {
    const reader = await newStaff(api, 'reader@example.com', 'read_only')
    expect((await run('pages.preview', { text: warranty.text }, reader)).body).toEqual({
      record: {
        title: 'Warranty',
        summary: 'Two years.',
        sections: [{ heading: 'What it covers', paragraphs: ['Seams.'], items: ['Leather'] }],
      },
    })
    expect((await run('pages.withdraw', { slug: 'returns' }, reader)).status).toBe(403)
  })

  test('a preview names the line that is not valid', async () => {
    expect(await run('pages.preview', { text: 'Two years.' })).toMatchObject({
      status: 422,
      body: { message: 'Line 1: a page starts with its title, as in "# Returns".' },
    })
    expect(await run('faqs.preview', { text: '## Where?' })).toMatchObject({ status: 422 })
    expect((await run('faqs.preview', { text: '# Orders\n\n## Where?\n\nHere.\n' })).body).toEqual({
      rows: [{ category: 'Orders', question: 'Where?', answer: 'Here.' }],
    })
  })

  test('publishing a page that does not exist is a 404', async () => {
    expect((await run('pages.publish', { slug: 'nowhere' })).status).toBe(404)
  })
})
