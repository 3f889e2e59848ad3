import type { Command } from 'commander'
import { dollars, integer } from '../arguments'
import { command, type Execute } from '../command'

const NUMBER = 'number of the request'
const STATUSES = 'received, quoted, countered, approved, in_production, completed, declined'

/** `admin equipment …` */
export function addEquipment(group: Command, execute: Execute): void {
  command(group, 'list', 'requests, oldest first', 'equipment list', 'equipment list --status in_production')
    .option('--status <status>', `open, ${STATUSES} or all`, 'open')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('equipment.list', options))
  command(group, 'show', 'details of one request, with the paths of its artwork', 'equipment show E7K3M9QX2B')
    .argument('<number>', NUMBER)
    .action((number: string) => execute('equipment.show', { number }))
  command(
    group,
    'quote',
    'set a price and mail the quote',
    'equipment quote E7K3M9QX2B --amount 1840 --note "40 gis with your crest, five weeks from approval."',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--amount <dollars>', 'total price', dollars)
    .requiredOption('--note <text>', 'what it covers, shown to the customer')
    .option('--lead-time <text>', 'how long it takes, such as "5 weeks"')
    .option('--expires <date>', 'the last day on which it can be approved; 30 days from now by default')
    .action((number: string, { leadTime, ...options }: Record<string, unknown>) =>
      execute('equipment.quote', { number, lead_time: leadTime, ...options }, { confirm: true }),
    )
  command(
    group,
    'move',
    'change the status of a request and mail it',
    'equipment move E7K3M9QX2B approved',
    'equipment move E7K3M9QX2B declined --note "We do not make head guards in this size."',
  )
    .argument('<number>', NUMBER)
    .argument('<status>', 'approved, in_production, completed or declined')
    .option('--note <text>', 'shown to the customer; required to decline')
    .action((number: string, to: string, { note }: { note?: string }) =>
      execute('equipment.move', { number, to, note }, { confirm: true }),
    )
}
