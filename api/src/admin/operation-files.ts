import { MAX_PHOTOGRAPH_BYTES } from '../modules/media/photograph'
import type { FileRule } from '../uploads/upload-rules'
import { operations, type OperationName } from './operations'

const MEGABYTE = 1024 * 1024

const oneFile = (megabytes: number, ...kinds: string[]): FileRule<string> => ({
  field: 'file',
  min: 1,
  max: 1,
  maxBytes: megabytes * MEGABYTE,
  kinds,
})
const table = oneFile(16, 'CSV')
/** A million characters. */
const text = oneFile(4, 'Markdown')

/** The operations that read a file, with what they accept. */
export const uploads: Partial<Record<OperationName, FileRule<string>>> = {
  'catalogue.import': oneFile(96, 'CSV'),
  'categories.import': table,
  'size-charts.import': table,
  'states.import': table,
  'codes.import': table,
  'ratings.import': table,
  'pages.add': text,
  'pages.edit': text,
  'faqs.edit': text,
  'mail-texts.edit': text,
  'size-charts.add': text,
  'size-charts.edit': text,
  'photographs.add': oneFile(MAX_PHOTOGRAPH_BYTES / MEGABYTE, 'JPEG', 'PNG', 'WebP', 'AVIF'),
}

/** Operations that read bytes instead of text. */
export const binaryUploads: ReadonlySet<OperationName> = new Set(['photographs.add'])

/** The operations that emit a file, with its name and type. */
export const downloads: Partial<
  Record<OperationName, { name: (input: Record<string, string>) => string; type: string }>
> = {
  'catalogue.export': { name: () => 'catalogue.csv', type: 'text/csv' },
  'codes.export': { name: ({ batch }) => `codes-${batch}.csv`, type: 'text/csv' },
  'orders.document': { name: ({ document = 'invoice' }) => `${document}.pdf`, type: 'application/pdf' },
  'pages.export': { name: ({ slug }) => `${slug}.md`, type: 'text/markdown' },
  'faqs.export': { name: () => 'faqs.md', type: 'text/markdown' },
  'size-charts.export': { name: ({ category }) => `size-chart-${category}.md`, type: 'text/markdown' },
  'mail-texts.export': { name: ({ name }) => `${name}.md`, type: 'text/markdown' },
}

/** Those that take their text in JSON as well. */
const eitherWay: readonly OperationName[] = [
  'pages.add',
  'pages.edit',
  'faqs.edit',
  'mail-texts.edit',
  'size-charts.add',
  'size-charts.edit',
]

/** The operations whose input and answer are JSON. */
export const jsonOperations = (Object.keys(operations) as OperationName[]).filter(
  (name) => eitherWay.includes(name) || !(name in uploads || name in downloads),
)

const KILOBYTE = 1024
/** A text of a few pages with each character escaped. */
const INPUT_BYTES = 64 * KILOBYTE

/** Those that take a text in JSON only. */
const previews: readonly OperationName[] = ['pages.preview', 'faqs.preview', 'size-charts.preview']

/** The maximum size of an operation's input in JSON, in bytes. */
export const maxInputBytes = (name: OperationName): number =>
  [...eitherWay, ...previews].includes(name) ? text.maxBytes : INPUT_BYTES
