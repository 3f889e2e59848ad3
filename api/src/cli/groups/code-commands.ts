import type { Command } from 'commander'
import { day, whole } from '../arguments'
import { command, type Execute } from '../command'

/** `admin codes …` */
export function addCodes(group: Command, execute: Execute): void {
  command(group, 'batches', 'batches, those whose codes were checked most first', 'codes batches --limit 20')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('codes.batches', options))
  command(group, 'show', 'what is known of one code', 'codes show IC-7K3M9-QX2B4')
    .argument('<code>')
    .action((code: string) => execute('codes.show', { code }))
  command(
    group,
    'make',
    'make the codes of a new batch, and write them down for the label printer',
    'codes make --product classic-leather-bag-gloves --batch GLV-2702-A --count 500 --made-on 2027-02-01 codes.csv',
  )
    .argument('[file]', 'standard output unless named')
    .requiredOption('--product <slug>', 'as the column product of the catalogue’s table')
    .requiredOption('--batch <name>')
    .requiredOption('--count <codes>', 'how many, 100000 at most', whole)
    .requiredOption('--made-on <date>', 'when the goods are made', day)
    .action((file: string | undefined, { madeOn, ...options }: Record<string, unknown>) =>
      execute('codes.make', { ...options, made_on: madeOn }, { to: file }),
    )
  command(group, 'export', 'the codes of a batch once more', 'codes export GLV-2702-A codes.csv')
    .argument('<batch>')
    .argument('[file]', 'standard output unless named')
    .action((batch: string, file?: string) => execute('codes.export', { batch }, { to: file }))
  command(group, 'remove', 'forget a batch: its codes are unknown from then on', 'codes remove GLV-2702-A')
    .argument('<batch>')
    .action((batch: string) => execute('codes.remove', { batch }, { confirm: true }))
}
