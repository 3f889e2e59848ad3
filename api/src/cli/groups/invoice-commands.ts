import type { Command } from 'commander'
import { day, dollars, integer } from '../arguments'
import { command, type Execute } from '../command'

/** `admin invoices …` */
export function addInvoices(group: Command, execute: Execute): void {
  command(
    group,
    'list',
    'invoices, those that are due first',
    'invoices list',
    'invoices list --state overdue',
    'invoices list --company 12 --state all',
  )
    .option('--state <state>', 'open, overdue, part_paid, paid or all', 'open')
    .option('--company <id>', 'number of a company’s application', integer)
    .option('--text <text>', 'part of a company, email or PO number, or the start of an order number')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('invoices.list', options))
  command(group, 'sums', 'what is open, due within a week, and overdue', 'invoices sums').action(() =>
    execute('invoices.sums', {}),
  )
  command(
    group,
    'pay',
    'record a payment, at most what is owed',
    'invoices pay 7K3M9QX2B4TD --amount 250 --reference "Check 1042"',
    'invoices pay 7K3M9QX2B4TD --amount 99.95 --date 2026-11-20 --reference "ACH 88213"',
  )
    .argument('<number>', 'order number')
    .requiredOption('--amount <dollars>', 'what arrived', dollars)
    .requiredOption('--reference <text>', 'number of the check or transfer')
    .option('--date <date>', 'when it arrived; today unless given', day)
    .action((number: string, options: Record<string, unknown>) =>
      execute('invoices.pay', { number, ...options }, { confirm: true }),
    )
  command(
    group,
    'issue',
    'number the invoice of an order from before invoices were numbered',
    'invoices issue 7K3M9QX2B4TD',
  )
    .argument('<number>', 'order number')
    .action((number: string) => execute('invoices.issue', { number }, { confirm: true }))
  command(
    group,
    'void-payment',
    'void a payment that was recorded by mistake or paid back',
    'invoices void-payment 31 --reason "Recorded twice."',
  )
    .argument('<id>', 'number of the payment, see "orders show"', integer)
    .requiredOption('--reason <text>', 'reason; stored with the payment')
    .action((id: number, { reason }: { reason: string }) =>
      execute('invoices.void-payment', { id, reason }, { confirm: true }),
    )
}
