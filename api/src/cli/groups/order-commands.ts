import type { Command } from 'commander'
import { dollars, integer, orderLines, type OrderLine } from '../arguments'
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
  addRefunds(group, execute)
}

function addEditing(group: Command, execute: Execute) {
  command(
    group,
    'note',
    'write a note that only staff see',
    'orders note 7K3M9QX2B4TD --text "Called; wants it by Friday."',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--text <text>')
    .action((number: string, { text }: { text: string }) => execute('orders.note', { number, text }))
  command(group, 'remove-note', 'remove a note', 'orders remove-note 12')
    .argument('<id>', 'number of the note', integer)
    .action((id: number) => execute('orders.remove-note', { id }))
  command(
    group,
    'set-address',
    'change where an order goes, until it is packed; what is not given stays',
    'orders set-address 7K3M9QX2B4TD --address "12 Corner St" --zip 19147',
  )
    .argument('<number>', NUMBER)
    .option('--first-name <text>')
    .option('--last-name <text>')
    .option('--phone <number>')
    .option('--address <text>')
    .option('--address-2 <text>')
    .option('--city <text>')
    .option('--state <code>', 'such as PA')
    .option('--zip <code>')
    .action((number: string, { firstName, lastName, address2, ...options }: Record<string, string>) =>
      execute('orders.set-address', {
        number,
        first_name: firstName,
        last_name: lastName,
        address_2: address2,
        ...options,
      }),
    )
}

function addRefunds(group: Command, execute: Execute) {
  command(
    group,
    'cancel-lines',
    'cancel pieces that have not left: back in stock, what was paid for them back, mail',
    'orders cancel-lines 7K3M9QX2B4TD --lines 41 --reason "Sold out"',
    'orders cancel-lines 7K3M9QX2B4TD --lines 41:2,42 --reason "You asked us to."',
  )
    .argument('<number>', NUMBER)
    .requiredOption(
      '--lines <id[:pieces],…>',
      'lines as in "orders show", all of their pieces unless given',
      orderLines,
    )
    .requiredOption('--reason <text>', 'reason, shown to the customer')
    .action((number: string, { lines, reason }: { lines: OrderLine[]; reason: string }) =>
      execute('orders.cancel-lines', { number, lines, reason }, { confirm: true }),
    )
  command(
    group,
    'refund-part',
    'give back a part of what was paid; never more in all than was paid',
    'orders refund-part 7K3M9QX2B4TD --amount 10 --reason "A seam was loose."',
  )
    .argument('<number>', NUMBER)
    .requiredOption('--amount <dollars>', 'amount to give back', dollars)
    .requiredOption('--reason <text>', 'reason, shown to the customer')
    .option('--by-hand', 'it was or will be paid back outside of the shop')
    .option('--store-credit', 'give it as store credit')
    .action((number: string, { byHand, storeCredit, ...options }: { byHand?: boolean; storeCredit?: boolean }) =>
      execute(
        'orders.refund-part',
        { number, ...options, by_hand: byHand, store_credit: storeCredit },
        { confirm: true },
      ),
    )
  command(group, 'refund', 'retry refunds that the payment provider did not accept', 'orders refund 7K3M9QX2B4TD')
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
  command(
    group,
    'confirm',
    'confirm several orders; each succeeds or fails for itself',
    'orders confirm 7K3M9QX2B4TD PWEAFKM87AAZ',
  )
    .argument('<numbers...>', 'order numbers')
    .action((numbers: string[]) => execute('orders.confirm', { numbers }))
  addEditing(group, execute)
  command(group, 'hold', 'put an order on hold', 'orders hold 7K3M9QX2B4TD --reason "We wait for your address."')
    .argument('<number>', NUMBER)
    .requiredOption('--reason <text>', 'reason, shown to the customer')
    .action((number: string, { reason }: { reason: string }) => execute('orders.hold', { number, reason }))
  command(group, 'resume', 'resume an order with its status before the hold', 'orders resume 7K3M9QX2B4TD')
    .argument('<number>', NUMBER)
    .option('--note <text>', 'shown to the customer')
    .action((number: string, { note }: { note?: string }) => execute('orders.resume', { number, note }))
}
