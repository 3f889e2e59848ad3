import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

const NUMBER = 'order number'

/** `admin orders …` */
export function addOrders(group: Command, execute: Execute): void {
  addReading(group, execute)
  addDocuments(group, execute)
  addMoving(group, execute)
  command(
    group,
    'cancel',
    'cancel what has not left: pieces back in stock, coupon and money back, mail',
    'orders cancel 7K3M9QX2B4TD --reason "The customer requested it by telephone."',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--reason <text>', 'reason; stored with the order')
    .action((number: string, { reason }: { reason: string }) =>
      execute('orders.cancel', { number, reason }, { confirm: true }),
    )
  command(
    group,
    'return',
    'book what came back: money back, mail, and items back in stock if requested',
    'orders return 7K3M9QX2B4TD --reason "Too small" --restock',
    'orders return 7K3M9QX2B4TD --reason "Worn; exchanged" --no-refund',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--reason <text>', 'reason; stored with the order')
    .option('--restock', 'put all items back in stock')
    .option('--no-refund', 'do not refund')
    .action((number: string, options: Record<string, unknown>) =>
      execute('orders.return', { number, ...options }, { confirm: true }),
    )
  command(group, 'refund', 'retry the refund of a cancelled or returned order', 'orders refund 7K3M9QX2B4TD')
    .argument('<number>', NUMBER)
    .action((number: string) => execute('orders.refund', { number }, { confirm: true }))
}

function addReading(group: Command, execute: Execute) {
  command(
    group,
    'list',
    'orders, newest first',
    'orders list --status confirmed',
    'orders list --email ana@example.com',
  )
    .option('--status <status>', 'filter by status')
    .option('--payment <status>', 'filter by payment status')
    .option('--email <address>', 'filter by email')
    .option('--text <text>', 'part of a number, email or name')
    .option('--from <date>', 'placed on this day or later, as 2026-11-01')
    .option('--to <date>', 'placed on this day or earlier')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('orders.list', options))
  command(group, 'show', 'details of one order, with its items, steps and parcels', 'orders show 7K3M9QX2B4TD')
    .argument('<number>', NUMBER)
    .action((number: string) => execute('orders.show', { number }))
}

function addDocuments(group: Command, execute: Execute) {
  command(
    group,
    'invoice',
    'the invoice or a credit note of an order as PDF',
    'orders invoice 7K3M9QX2B4TD --out invoice.pdf',
    'orders invoice 7K3M9QX2B4TD --document CN-000007 --out credit-note.pdf',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--out <file>', 'PDF to write, - for standard output')
    .option('--document <number>', 'credit note or invoice; see "orders show"')
    .action((number: string, { out, document }: { out: string; document?: string }) =>
      execute('orders.document', { number, document }, { to: out }),
    )
}

function addMoving(group: Command, execute: Execute) {
  command(
    group,
    'move',
    'change the status of an order; from packing to delivery, its parcels do so automatically',
    'orders move 7K3M9QX2B4TD confirmed',
    'orders move 7K3M9QX2B4TD processing --note "Goes out on Monday."',
  )
    .argument('<number>', NUMBER)
    .argument('<status>', 'confirmed, processing, shipped, delivered or on_hold')
    .option('--note <text>', 'reason, shown to the customer')
    .action((number: string, to: string, { note }: { note?: string }) => execute('orders.move', { number, to, note }))
  command(group, 'hold', 'put an order on hold', 'orders hold 7K3M9QX2B4TD --reason "We wait for your address."')
    .argument('<number>', NUMBER)
    .requiredOption('--reason <text>', 'reason, shown to the customer')
    .action((number: string, { reason }: { reason: string }) => execute('orders.hold', { number, reason }))
  command(group, 'resume', 'resume an order with its status before the hold', 'orders resume 7K3M9QX2B4TD')
    .argument('<number>', NUMBER)
    .option('--note <text>', 'shown to the customer')
    .action((number: string, { note }: { note?: string }) => execute('orders.resume', { number, note }))
}
