import type { Command } from 'commander'
import { dollars, dollarsOrNone, integer, withNulls } from '../arguments'
import { command, type Execute } from '../command'

/** `admin tiers …` */
export function addTiers(group: Command, execute: Execute): void {
  command(group, 'list', 'tiers, lowest first', 'tiers list').action(() => execute('tiers.list', {}))
  command(
    group,
    'add',
    'add a tier; bounds are inclusive',
    'tiers add --from 500 --to 999.99 --percent 5',
    'tiers add --from 5000 --to none --percent 20',
  )
    .requiredOption('--from <dollars>', 'lowest subtotal', dollars)
    .requiredOption('--to <dollars>', 'highest subtotal, or none for the top tier', dollarsOrNone)
    .requiredOption('--percent <percent>', 'percent off', integer)
    .action((options: Record<string, unknown>) => execute('tiers.add', withNulls(options)))
  command(
    group,
    'change',
    'change a tier; omitted options stay unchanged',
    'tiers change 2 --percent 12',
    'tiers change 4 --to none',
  )
    .argument('<id>', 'number of the tier', integer)
    .option('--from <dollars>', 'lowest subtotal', dollars)
    .option('--to <dollars>', 'highest subtotal, or none for the top tier', dollarsOrNone)
    .option('--percent <percent>', 'percent off', integer)
    .action((id: number, options: Record<string, unknown>) => execute('tiers.change', { id, ...withNulls(options) }))
  command(group, 'remove', 'remove a tier', 'tiers remove 4')
    .argument('<id>', 'number of the tier', integer)
    .action((id: number) => execute('tiers.remove', { id }))
}
