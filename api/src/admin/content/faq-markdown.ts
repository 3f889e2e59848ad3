import { escapeLine, readBlocks, lineFailure } from './markdown-blocks'
import { checkedText } from './page-markdown'

/** A question with its answer. */
export interface FaqText {
  category: string
  question: string
  answer: string
}

const LONGEST = { category: 60, question: 200, answer: 4000 }

/** Formats all questions as a text file: categories as titles, questions as headings. */
export function faqsToMarkdown(faqs: readonly FaqText[]): string {
  let category: string | undefined
  const blocks = faqs.flatMap((faq) => {
    const title = faq.category === category ? [] : [`# ${escapeLine(faq.category)}`]
    category = faq.category
    return [...title, `## ${escapeLine(faq.question)}`, ...faq.answer.split(/\n{2,}/).map(escapeLine)]
  })
  return `${blocks.join('\n\n')}\n`
}

/** Parses such a file; 422 names the first invalid line. */
export function faqsFromMarkdown(text: string): FaqText[] {
  const faqs: (FaqText & { line: number })[] = []
  let category: string | undefined
  let open: (FaqText & { line: number }) | undefined
  for (const block of readBlocks(text)) {
    if (block.kind === 'title') {
      category = checkedText(block, LONGEST.category)
      open = undefined
    } else if (block.kind === 'heading') {
      if (category === undefined) throw lineFailure(block.line, 'expected a category first, as in "# Orders".')
      open = { category, question: checkedText(block, LONGEST.question), answer: '', line: block.line }
      faqs.push(open)
    } else {
      if (!open) throw lineFailure(block.line, 'expected a question first, as in "## Where is my order?".')
      const paragraph = checkedText(block, LONGEST.answer)
      open.answer = open.answer === '' ? paragraph : `${open.answer}\n\n${paragraph}`
    }
  }
  const questions = new Set<string>()
  for (const { question, answer, line } of faqs) {
    if (answer === '') throw lineFailure(line, 'this question has no answer.')
    if (questions.has(question)) throw lineFailure(line, 'this question appears twice.')
    questions.add(question)
  }
  if (faqs.length === 0) throw lineFailure(1, 'the file has no questions.')
  return faqs.map(({ line: _line, ...faq }) => faq)
}
