import type { Command } from 'commander'
import { dollars, whole } from '../arguments'
import { command, type Execute } from '../command'

const NUMBER = 'number of the request'

/** `admin equipment …` */
export function addEquipment(group: Command, execute: Execute): void {
  command(group, 'list', 'requests, the oldest first', 'equipment list', 'equipment list --status in_production')
    .option('--status <status>', 'received, quoted, approved, in_production, completed, declined or all', 'received')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('equipment.list', options))
  command(group, 'show', 'one in full, with the paths of its artwork', 'equipment show E7K3M9QX2B')
    .argument('<number>', NUMBER)
    .action((number: string) => execute('equipment.show', { number }))
  command(
    group,
    'quote',
    'name a price, and mail it',
    'equipment quote E7K3M9QX2B --amount 1840 --note "40 gis with your crest, five weeks from approval."',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--amount <dollars>', 'price of the whole', dollars)
    .requiredOption('--note <text>', 'what it covers; the customer reads it')
    .action((number: string, options: Record<string, unknown>) =>
      execute('equipment.quote', { number, ...options }, { confirm: true }),
    )
  command(
    group,
    'move',
    'move a request on, and mail so',
    'equipment move E7K3M9QX2B approved',
    'equipment move E7K3M9QX2B declined --note "We do not make head guards in this size."',
  )
    .argument('<number>', NUMBER)
    .argument('<status>', 'approved, in_production, completed or declined')
    .option('--note <text>', 'the customer reads it; needed to decline')
    .action((number: string, to: string, { note }: { note?: string }) =>
      execute('equipment.move', { number, to, note }, { confirm: true }),
    )
}
