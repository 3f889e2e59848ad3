import { desc, eq } from 'drizzle-orm'
import { auditLog, faqs, pages } from '../../database/schema'
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

describe('FAQ operations', () => {
  const fetchFaqs = async () => (await api.call('GET /get-faqs')).body.data
  const edit = (text: string, more: object = {}) => run('faqs.edit', {}, { text, ...more })
  const withSizes = (file: string) =>
    file.replace('# Orders', '# Sizes\n\n## Which glove?\n\nMeasure your hand.\n\nThen look it up.\n\n# Orders')

  let written: (typeof faqs.$inferSelect)[]
  beforeAll(async () => void (written = await api.db.select().from(faqs)))
  beforeEach(async () => {
    await api.db.delete(faqs)
    await api.db.insert(faqs).overridingSystemValue().values(written)
  })

  test('adds and reorders questions from one file and retains the ids of existing ones', async () => {
    const [before] = await fetchFaqs()
    expect(await edit(withSizes(await fileOf('faqs.export')))).toMatchObject({ detail: { questions: 2, gone: 0 } })
    const now = await fetchFaqs()
    expect(now.map(({ question }) => question)).toEqual(['Which glove?', 'Where is my order?'])
    expect(now[0]).toMatchObject({ category: 'Sizes', answer: 'Measure your hand.\n\nThen look it up.' })
    expect(now[1]!.id).toBe(before!.id)
  })

  test('removes questions that the file omits and lists them in the dry run', async () => {
    await edit(withSizes(await fileOf('faqs.export')))
    const file = await fileOf('faqs.export')
    const without = file.replace(/# Sizes[\s\S]*# Orders/, '# Orders')
    const changes = expect.arrayContaining(['- ## Which glove?']) as string[]
    expect(await edit(without, { dryRun: true })).toMatchObject({ changes, detail: { gone: 1 } })
    expect(await fetchFaqs()).toHaveLength(2)
    await edit(without)
    expect(await fetchFaqs()).toHaveLength(1)
    await expect(edit(file)).rejects.toMatchObject({ status: 409 })
  })

  test.each([
    ['## Where?\n\nHere.', 'Line 1: expected a category first'],
    ['# Orders\n\n## Where?\n', 'Line 3: this question has no answer'],
    ['# Orders\n\n## Where?\n\nHere.\n\n## Where?\n\nThere.', 'Line 7: this question appears twice'],
    ['', 'the file has no questions'],
  ])('rejects the file %j with the line', async (text, message) => {
    await expect(edit(text)).rejects.toThrow(message)
  })
})

describe('picture operations', () => {
  const shown = async () => (await api.call('GET /get-sliders')).body.data
  const slide = { title: 'Spring', subtitle: 'New gloves', image: 'hero-heavy-bag', alt: 'A boxer', url: '/shop' }

  test('adds pictures at the end, moves, changes and removes them', async () => {
    const added = (await run('pictures.add', { kind: 'sliders', ...slide })) as unknown as { detail: { id: number } }
    const { id } = added.detail
    expect((await shown()).map(({ title }) => title)).toEqual(['Train hard', 'Spring'])
    await run('pictures.change', { kind: 'sliders', id, title: 'Spring is here' })
    expect((await shown())[1]).toMatchObject({ title: 'Spring is here', subtitle: 'New gloves' })
    await run('pictures.remove', { kind: 'sliders', id })
    expect(await shown()).toHaveLength(1)
    expect((await lastAudit())!.detail.before).toMatchObject({ title: 'Spring is here' })
    await expect(run('pictures.remove', { kind: 'sliders', id })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['an unknown picture', { image: 'no-such-picture' }, 422],
    ['an address with an unsupported scheme', { url: 'javascript:alert(1)' }, 422],
    ['a protocol-relative address', { url: '//elsewhere.example' }, 422],
    ['no title', { title: undefined }, 422],
  ])('rejects a picture with %s', async (_, wrong, status) => {
    await expect(run('pictures.add', { kind: 'banners', ...slide, ...wrong })).rejects.toMatchObject({ status })
  })

  test('rejects titles on the Instagram strip and a change without fields', async () => {
    await expect(run('pictures.add', { kind: 'instagram', ...slide })).rejects.toThrow('no titles')
    await expect(run('pictures.change', { kind: 'sliders', id: 1 })).rejects.toThrow('Specify what to change')
  })
})
