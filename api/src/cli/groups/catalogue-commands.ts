import { basename } from 'node:path'
import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** `admin catalogue …` */
export function addCatalogue(group: Command, execute: Execute): void {
  command(group, 'export', 'every product and variant as CSV', 'catalogue export catalogue.csv')
    .argument('[file]', 'standard output unless named')
    .action((file?: string) => execute('catalogue.export', {}, { to: file }))
  command(
    group,
    'import',
    'take a table in, whole or not at all; columns that it leaves out stay as they are',
    'catalogue import catalogue.csv --dry-run',
    'catalogue import prices.csv',
    'catalogue import new-season.csv --skip-bad --yes',
  )
    .argument('<file>', '- for the standard input')
    .option('--skip-bad', 'leave bad rows out and take the others')
    .option('--overwrite-stock', 'set stock without the column stock_as_exported, as after a count')
    .action((file: string, { skipBad, overwriteStock }: { skipBad?: true; overwriteStock?: true }) =>
      execute(
        'catalogue.import',
        { file: basename(file), skip_bad: skipBad, overwrite_stock: overwriteStock },
        { from: file, confirm: true },
      ),
    )
  command(group, 'categories', 'the addresses that the column category takes', 'catalogue categories').action(() =>
    execute('catalogue.categories', {}),
  )
}
