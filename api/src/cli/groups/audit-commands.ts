import type { Command } from 'commander'
import { day, integer } from '../arguments'
import { withExamples, type Execute } from '../command'

/** `admin audit` */
export function addAudit(group: Command, execute: Execute): void {
  withExamples(
    group,
    'audit --limit 20',
    'audit --action stock --subject GLV-BLK-10',
    'audit --actor mia --since 2027-01-01',
  )
    .option('--actor <name>', 'who')
    .option('--action <name>', 'action, such as orders.cancel')
    .option('--subject <name>', 'of what: an order number, a SKU, a code')
    .option('--since <date>', 'from this day on', day)
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('audit.list', options))
}
