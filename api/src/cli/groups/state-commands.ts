import type { Command } from 'commander'
import { integer, percentage, yesOrNo } from '../arguments'
import { command, type Execute } from '../command'
import { addTableImport } from './table-import'

interface StateOptions {
  taxPercent?: number
  ships?: boolean
  extraDays?: number
  expectTaxPercent?: number
}

/** `admin states …` */
export function addStates(group: Command, execute: Execute): void {
  command(group, 'list', 'states with sales tax and shipping', 'states list').action(() => execute('states.list', {}))
  command(
    group,
    'change',
    'change a state; omitted options stay unchanged',
    'states change NJ --tax-percent 6.625 --expect-tax-percent 7',
    'states change HI --extra-days 4',
    'states change AK --ships no',
  )
    .argument('<code>')
    .option('--tax-percent <percent>', 'sales tax', percentage)
    .option('--ships <yes|no>', 'whether the shop ships there', yesOrNo)
    .option('--extra-days <days>', 'business days that deliveries take longer', integer)
    .option('--expect-tax-percent <percent>', 'expected current sales tax', percentage)
    .action((code: string, { taxPercent, ships, extraDays, expectTaxPercent }: StateOptions) =>
      execute('states.change', {
        code,
        tax_percent: taxPercent,
        ships,
        extra_days: extraDays,
        ...(expectTaxPercent !== undefined && { expect: { tax_percent: expectTaxPercent } }),
      }),
    )
  addTableImport(group, execute, 'states', 'add states, and change their names and sales tax')
}

/** `admin sales …` */
export function addSales(group: Command, execute: Execute): void {
  command(group, 'list', 'variants with a sale price, by product', 'sales list --search glove')
    .option('--search <text>', 'part of a SKU or title')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('sales.list', options))
}
