import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { faqsFromMarkdown } from '../admin/content/faq-markdown'
import { demoFile, demoFiles } from './demo-files'
import { demoUsers } from './demo-users'

/** Distinct values of a column of a demo table. */
const column = (file: string, name: string): string[] => {
  const rows = parse(readFileSync(demoFile(file)), { columns: true, relaxColumnCount: true }) as Record<
    string,
    string
  >[]
  return [...new Set(rows.map((row) => row[name]).filter((value): value is string => Boolean(value)))]
}

/** Reads by which keys the rows of the demo data are known in a database: it takes both files and accounts. */
export const readDemoKeys = () => ({
  products: column('catalogue.csv', 'product'),
  skus: column('catalogue.csv', 'sku'),
  categories: column('categories.csv', 'category'),
  codes: column('codes.csv', 'code'),
  pages: demoFiles('pages').map((file) => basename(file, '.md')),
  questions: faqsFromMarkdown(readFileSync(demoFile('faqs.md'), 'utf8')).map(({ question }) => question),
  emails: Object.values(demoUsers).map(({ email }) => email),
})
