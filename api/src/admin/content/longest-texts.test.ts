import { faqsFromMarkdown } from './faq-markdown'
import { pageFromMarkdown } from './page-markdown'
import { sentText } from './sent-text'

const long = (most: number, more = 0) => 'x'.repeat(most + more)
const page = ({ title = 'T', summary = 'S', heading = 'H', text = 'P', item = 'I' }) =>
  `# ${title}\n\n${summary}\n\n## ${heading}\n\n${text}\n\n- ${item}\n`
const questions = ({ category = 'C', question = 'Q', answer = 'A' }) => `# ${category}\n\n## ${question}\n\n${answer}\n`

describe('longest texts', () => {
  test.each([
    ['title', 120, 1],
    ['summary', 500, 3],
    ['heading', 160, 5],
    ['text', 4000, 7],
    ['item', 4000, 9],
  ])('a %s of a page with more than %i characters is refused by its line', (field, most, line) => {
    expect(pageFromMarkdown(page({ [field]: long(most) })).sections).toHaveLength(1)
    expect(() => pageFromMarkdown(page({ [field]: long(most, 1) }))).toThrow(
      `Line ${line}: this is ${most + 1} characters long; ${most} is the most.`,
    )
  })

  test.each([
    ['category', 60, 1],
    ['question', 200, 3],
    ['answer', 4000, 5],
  ])('a %s with more than %i characters is refused by its line', (field, most, line) => {
    expect(faqsFromMarkdown(questions({ [field]: long(most) }))).toHaveLength(1)
    expect(() => faqsFromMarkdown(questions({ [field]: long(most, 1) }))).toThrow(
      `Line ${line}: this is ${most + 1} characters long; ${most} is the most.`,
    )
  })

  test('a sent file of more than a million characters is refused', async () => {
    const half = long(500_000)
    expect(await sentText([half, half] as never)).toHaveLength(1_000_000)
    await expect(sentText([half, half, 'x'] as never)).rejects.toMatchObject({ status: 413, code: 'too_large' })
  })
})
