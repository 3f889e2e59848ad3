import { basename } from 'node:path'
import type { Command } from 'commander'
import { command, type Execute } from '../command'
import { addTableImport } from './table-import'

interface ImportOptions {
  skipBad?: true
  overwriteStock?: true
  photographs?: string
}

/** `admin catalogue …` */
export function addCatalogue(group: Command, execute: Execute): void {
  command(group, 'export', 'every product and variant as CSV', 'catalogue export catalogue.csv')
    .argument('[file]', 'default: standard output')
    .action((file?: string) => execute('catalogue.export', {}, { to: file }))
  command(
    group,
    'import',
    'import a table in one transaction; missing columns stay unchanged',
    'catalogue import catalogue.csv --dry-run',
    'catalogue import prices.csv',
    'catalogue import new-season.csv --skip-bad --yes',
    'catalogue import new-season.csv --photographs new-season',
  )
    .argument('<file>', '- for the standard input')
    .option('--skip-bad', 'skip bad rows and import the others')
    .option('--overwrite-stock', 'set stock without the column stock_as_exported, such as after a count')
    .option('--photographs <folder>', 'upload the photographs of a folder first; the table names them by file name')
    .action((file: string, { skipBad, overwriteStock, photographs }: ImportOptions) =>
      execute(
        'catalogue.import',
        { file: basename(file), skip_bad: skipBad, overwrite_stock: overwriteStock },
        { from: file, photographs, confirm: true },
      ),
    )
  command(group, 'categories', 'addresses that the column category accepts', 'catalogue categories').action(() =>
    execute('catalogue.categories', {}),
  )
}

/** `admin categories …` */
export function addCategories(group: Command, execute: Execute): void {
  addTableImport(group, execute, 'categories', 'add categories, and change the texts and pictures of existing ones')
}

/** `admin size-charts …` */
export function addSizeCharts(group: Command, execute: Execute): void {
  addTableImport(group, execute, 'size-charts', 'add and replace size charts, one line per size')
}
