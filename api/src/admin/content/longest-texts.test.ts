import { faqsFromMarkdown } from './faq-markdown'
import { pageFromMarkdown } from './page-markdown'
import { readSentText } from './sent-text'

const long = (maxLength: number, more = 0) => 'x'.repeat(maxLength + more)
const page = ({ title = 'T', summary = 'S', heading = 'H', text = 'P', item = 'I' }) =>
  `# ${title}\n\n${summary}\n\n## ${heading}\n\n${text}\n\n- ${item}\n`
const questions = ({ category = 'C', question = 'Q', answer = 'A' }) => `# ${category}\n\n## ${question}\n\n${answer}\n`

describe('text length limits', () => {
  test.each([
    ['title', 120, 1],
    ['summary', 500, 3],
    ['heading', 160, 5],
    ['text', 4000, 7],
    ['item', 4000, 9],
  ])('rejects a %s of a page with more than %i characters and names its line', (field, maxLength, line) => {
    expect(pageFromMarkdown(page({ [field]: long(maxLength) })).sections).toHaveLength(1)
    expect(() => pageFromMarkdown(page({ [field]: long(maxLength, 1) }))).toThrow(
      `Line ${line}: this has ${maxLength + 1} characters; the maximum is ${maxLength}.`,
    )
  })

  test.each([
    ['category', 60, 1],
    ['question', 200, 3],
    ['answer', 4000, 5],
  ])('rejects a %s with more than %i characters and names its line', (field, maxLength, line) => {
    expect(faqsFromMarkdown(questions({ [field]: long(maxLength) }))).toHaveLength(1)
    expect(() => faqsFromMarkdown(questions({ [field]: long(maxLength, 1) }))).toThrow(
      `Line ${line}: this has ${maxLength + 1} characters; the maximum is ${maxLength}.`,
    )
  })

  test('rejects a file of more than a million characters', async () => {
    const half = long(500_000)
    expect((await readSentText([half, half] as never)).text).toHaveLength(1_000_000)
    await expect(readSentText([half, half, 'x'] as never)).rejects.toMatchObject({ status: 413, code: 'too_large' })
  })
})
