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

describe('an information page', () => {
  const onTheShop = async () => (await api.call('GET /get-pages', { query: 'title=returns' })).body.data
  const edit = (text: string, more: object = {}) => run('pages.edit', { slug: 'returns' }, { text, ...more })

  let written: typeof pages.$inferSelect
  beforeAll(async () => {
    const [page] = await api.db.select().from(pages).where(eq(pages.slug, 'returns'))
    written = page!
  })
  beforeEach(() => api.db.update(pages).set(written).where(eq(pages.slug, 'returns')))

  test('that nobody edited comes back as it was', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    expect(await edit(file)).toEqual({ done: 'Page returns says so already; nothing is changed.' })
  })

  test('shows what would change, changes it, and keeps the text as it was', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    const changed = file.replace('Thirty days.', 'Forty days.').replace('Send it back.', 'Send it back.\n\n- Unworn')
    const changes = ['- Thirty days.', '+ Forty days.', '+ - Unworn']
    expect(await edit(changed, { dryRun: true })).toMatchObject({ changes })
    expect(await onTheShop()).toMatchObject({ summary: 'Thirty days.' })
    expect(await edit(changed)).toMatchObject({ done: 'Page returns is changed.', changes })
    expect(await onTheShop()).toMatchObject({
      summary: 'Forty days.',
      sections: [{ heading: 'How', paragraphs: ['Send it back.'], items: ['Unworn'] }],
    })
    const kept = await lastAudit()
    expect(kept).toMatchObject({ action: 'pages.edit', subject: 'returns', actor: 'mia@cli' })
    expect(kept!.detail.before).toContain('Thirty days.')
  })

  test('that somebody changed since the export is not overwritten', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    await edit(file.replace('Thirty', 'Fifty'))
    await expect(edit(file.replace('Thirty', 'Sixty'))).rejects.toMatchObject({ status: 409 })
    expect(await onTheShop()).toMatchObject({ summary: 'Fifty days.' })
  })

  test('shows markup as it is typed', async () => {
    const file = await fileOf('pages.export', { slug: 'returns' })
    await edit(file.replace('Thirty days.', '<b>Fifty</b> **days**.'))
    expect(await onTheShop()).toMatchObject({ summary: '<b>Fifty</b> **days**.' })
  })

  test('without a title, or one that there is none of, is refused', async () => {
    await expect(edit('Only a paragraph.')).rejects.toMatchObject({ status: 422 })
    await expect(run('pages.export', { slug: 'nowhere' })).rejects.toThrow('There is no page nowhere.')
  })
})

describe('questions and answers', () => {
  const asked = async () => (await api.call('GET /get-faqs')).body.data
  const edit = (text: string, more: object = {}) => run('faqs.edit', {}, { text, ...more })
  const withSizes = (file: string) =>
    file.replace('# Orders', '# Sizes\n\n## Which glove?\n\nMeasure your hand.\n\nThen look it up.\n\n# Orders')

  let written: (typeof faqs.$inferSelect)[]
  beforeAll(async () => void (written = await api.db.select().from(faqs)))
  beforeEach(async () => {
    await api.db.delete(faqs)
    await api.db.insert(faqs).overridingSystemValue().values(written)
  })

  test('are added and reordered by one file, a question that stays keeping its number', async () => {
    const [before] = await asked()
    expect(await edit(withSizes(await fileOf('faqs.export')))).toMatchObject({ detail: { questions: 2, gone: 0 } })
    const now = await asked()
    expect(now.map(({ question }) => question)).toEqual(['Which glove?', 'Where is my order?'])
    expect(now[0]).toMatchObject({ category: 'Sizes', answer: 'Measure your hand.\n\nThen look it up.' })
    expect(now[1]!.id).toBe(before!.id)
  })

  test('that the file leaves out are gone, and the dry run says which', async () => {
    await edit(withSizes(await fileOf('faqs.export')))
    const file = await fileOf('faqs.export')
    const without = file.replace(/# Sizes[\s\S]*# Orders/, '# Orders')
    const changes = expect.arrayContaining(['- ## Which glove?']) as string[]
    expect(await edit(without, { dryRun: true })).toMatchObject({ changes, detail: { gone: 1 } })
    expect(await asked()).toHaveLength(2)
    await edit(without)
    expect(await asked()).toHaveLength(1)
    await expect(edit(file)).rejects.toMatchObject({ status: 409 })
  })

  test.each([
    ['## Where?\n\nHere.', 'Line 1: a category comes first'],
    ['# Orders\n\n## Where?\n', 'Line 3: this question has no answer'],
    ['# Orders\n\n## Where?\n\nHere.\n\n## Where?\n\nThere.', 'Line 7: this question stands in the file twice'],
    ['', 'the file holds no question'],
  ])('%j is refused by its line', async (text, message) => {
    await expect(edit(text)).rejects.toThrow(message)
  })
})

describe('pictures', () => {
  const shown = async () => (await api.call('GET /get-sliders')).body.data
  const slide = { title: 'Spring', subtitle: 'New gloves', image: 'hero-heavy-bag', alt: 'A boxer', url: '/shop' }

  test('are added last, moved, changed and removed', async () => {
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
    ['a picture that we do not draw', { image: 'no-such-picture' }, 422],
    ['an address of another kind', { url: 'javascript:alert(1)' }, 422],
    ['an address without its own protocol', { url: '//elsewhere.example' }, 422],
    ['no title', { title: undefined }, 422],
  ])('%s is refused', async (_, wrong, status) => {
    await expect(run('pictures.add', { kind: 'banners', ...slide, ...wrong })).rejects.toMatchObject({ status })
  })

  test('the Instagram strip has no words, and a change says what', async () => {
    await expect(run('pictures.add', { kind: 'instagram', ...slide })).rejects.toThrow('no titles')
    await expect(run('pictures.change', { kind: 'sliders', id: 1 })).rejects.toThrow('Say what is to change')
  })
})
