/** A table that staff import from a file. */
export interface ImportTable {
  operation: string
  label: string
  /** What a line of it is about. */
  subject: string
  /** The operation that gives the same table, and what the link to it says. */
  download?: { operation: string; label: string }
  /** Fields of the operation's input that can be switched on. */
  choices?: readonly { name: string; label: string }[]
}

/** The tables in the order of their use. */
export const importTables: ImportTable[] = [
  {
    operation: 'catalogue.import',
    label: 'Products and variants',
    subject: 'Product',
    download: { operation: 'catalogue.export', label: 'Download all products as CSV' },
    choices: [
      { name: 'skip_bad', label: 'Skip bad rows and import the others' },
      { name: 'overwrite_stock', label: 'Set stock as in the file, such as after a count' },
    ],
  },
  { operation: 'categories.import', label: 'Categories', subject: 'Category' },
  { operation: 'size-charts.import', label: 'Size charts', subject: 'Category' },
  { operation: 'states.import', label: 'States and sales tax', subject: 'State' },
]
