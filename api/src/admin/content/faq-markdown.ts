import { asLine, readBlocks, wrongLine } from './markdown-blocks'
import { within } from './page-markdown'

/** A question with its answer. */
export interface FaqText {
  category: string
  question: string
  answer: string
}

const LONGEST = { category: 60, question: 200, answer: 4000 }

/** All questions as a text file: categories as titles, questions as headings. */
export function faqsToMarkdown(faqs: readonly FaqText[]): string {
  let category: string | undefined
  const blocks = faqs.flatMap((faq) => {
    const title = faq.category === category ? [] : [`# ${asLine(faq.category)}`]
    category = faq.category
    return [...title, `## ${asLine(faq.question)}`, ...faq.answer.split(/\n{2,}/).map(asLine)]
  })
  return `${blocks.join('\n\n')}\n`
}

/** Reads such a file; 422 names the line of whatever is wrong. */
export function faqsFromMarkdown(text: string): FaqText[] {
  const faqs: (FaqText & { line: number })[] = []
  let category: string | undefined
  let open: (FaqText & { line: number }) | undefined
  for (const block of readBlocks(text)) {
    if (block.kind === 'title') {
      category = within(block, LONGEST.category)
      open = undefined
    } else if (block.kind === 'heading') {
      if (category === undefined) throw wrongLine(block.line, 'a category comes first, as in "# Orders".')
      open = { category, question: within(block, LONGEST.question), answer: '', line: block.line }
      faqs.push(open)
    } else {
      if (!open) throw wrongLine(block.line, 'a question comes first, as in "## Where is my order?".')
      const said = within(block, LONGEST.answer)
      open.answer = open.answer === '' ? said : `${open.answer}\n\n${said}`
    }
  }
  const asked = new Set<string>()
  for (const { question, answer, line } of faqs) {
    if (answer === '') throw wrongLine(line, 'this question has no answer.')
    if (asked.has(question)) throw wrongLine(line, 'this question stands in the file twice.')
    asked.add(question)
  }
  if (faqs.length === 0) throw wrongLine(1, 'the file holds no question.')
  return faqs.map(({ line: _line, ...faq }) => faq)
}
