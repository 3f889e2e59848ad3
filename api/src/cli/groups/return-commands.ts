import type { Command } from 'commander'
import { dollars, integer } from '../arguments'
import { command, type Execute } from '../command'

const ID = 'number of the return'
const MESSAGE = '--message <text>'
const SHOWN = 'shown to the customer'

/** `admin returns …` */
export function addReturns(group: Command, execute: Execute): void {
  command(group, 'list', 'returns that wait for you, oldest first', 'returns list', 'returns list --status refunded')
    .option('--status <status>', 'open, all, or one of the statuses', 'open')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('returns.list', options))
  command(group, 'show', 'one return with its pieces', 'returns show 12')
    .argument('<id>', ID, integer)
    .action((id: number) => execute('returns.show', { id }))
  addDecisions(group, execute)
  command(
    group,
    'refund',
    'refund what was paid for the pieces',
    'returns refund 12',
    'returns refund 12 --amount 20 --message "Without the label."',
  )
    .argument('<id>', ID, integer)
    .option('--amount <dollars>', 'less than what was paid for them', dollars)
    .option('--to <target>', 'payment or store_credit, as the customer chose unless given')
    .option(MESSAGE, SHOWN)
    .action((id: number, options: object) => execute('returns.refund', { id, ...options }, { confirm: true }))
  command(
    group,
    'exchange',
    'the new sizes are on their way',
    'returns exchange 12 --carrier UPS --tracking 1Z999AA10123456784',
  )
    .argument('<id>', ID, integer)
    .requiredOption('--carrier <name>', 'carrier')
    .requiredOption('--tracking <number>', 'tracking number')
    .option(MESSAGE, SHOWN)
    .action((id: number, options: object) => execute('returns.exchange', { id, ...options }))
}

function addDecisions(group: Command, execute: Execute) {
  command(group, 'approve', 'let the pieces come', 'returns approve 12 --message "Use the label in this email."')
    .argument('<id>', ID, integer)
    .option(MESSAGE, SHOWN)
    .action((id: number, options: object) => execute('returns.approve', { id, ...options }))
  command(group, 'decline', 'refuse a return; held sizes are free again', 'returns decline 12 --message "It was worn."')
    .argument('<id>', ID, integer)
    .requiredOption(MESSAGE, SHOWN)
    .action((id: number, options: object) => execute('returns.decline', { id, ...options }, { confirm: true }))
  command(group, 'receive', 'the pieces arrived and were inspected', 'returns receive 12 --restock')
    .argument('<id>', ID, integer)
    .option('--restock', 'they can be sold again: put them back in stock')
    .option(MESSAGE, SHOWN)
    .action((id: number, options: object) => execute('returns.receive', { id, ...options }))
  command(group, 'close', 'end a return that never arrived', 'returns close 12 --message "Nothing arrived in 30 days."')
    .argument('<id>', ID, integer)
    .requiredOption(MESSAGE, SHOWN)
    .action((id: number, options: object) => execute('returns.close', { id, ...options }, { confirm: true }))
}
