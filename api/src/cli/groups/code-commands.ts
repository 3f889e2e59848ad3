import type { Command } from 'commander'
import { day, integer } from '../arguments'
import { command, type Execute } from '../command'
import { addTableImport } from './table-import'

/** `admin codes …` */
export function addCodes(group: Command, execute: Execute): void {
  command(group, 'batches', 'batches, most checked first', 'codes batches --limit 20')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('codes.batches', options))
  command(group, 'show', 'details of one code', 'codes show 7K3M9-QX2B4')
    .argument('<code>')
    .action((code: string) => execute('codes.show', { code }))
  command(
    group,
    'make',
    'create codes for a new batch and write them as CSV for the label printer',
    'codes make --product classic-leather-bag-gloves --batch GLV-2702-A --count 500 --made-on 2027-02-01 codes.csv',
  )
    .argument('[file]', 'default: standard output')
    .requiredOption('--product <slug>', 'address from the column product of the catalogue table')
    .requiredOption('--batch <name>')
    .requiredOption('--count <codes>', 'number of codes, at most 100000', integer)
    .requiredOption('--made-on <date>', 'production date', day)
    .action((file: string | undefined, { madeOn, ...options }: Record<string, unknown>) =>
      execute('codes.make', { ...options, made_on: madeOn }, { to: file }),
    )
  command(group, 'export', 'export the codes of a batch again', 'codes export GLV-2702-A codes.csv')
    .argument('<batch>')
    .argument('[file]', 'default: standard output')
    .action((batch: string, file?: string) => execute('codes.export', { batch }, { to: file }))
  command(group, 'remove', 'forget a batch: its codes are unknown from then on', 'codes remove GLV-2702-A')
    .argument('<batch>')
    .action((batch: string) => execute('codes.remove', { batch }, { confirm: true }))
  addTableImport(group, execute, 'codes', 'add codes that were created elsewhere')
}
