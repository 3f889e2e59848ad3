import { faqs } from '../../database/schema'
import { operateFile, operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run } = operatorOf(() => api)
const fileOf = async (name: string, input: object = {}) => (await operateFile(api, name, input)).text

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
