import type { Command } from 'commander'
import { dollars, integer } from '../arguments'
import { command, type Execute } from '../command'

const WHO = 'email, id of the account, or number of an order'

/** `admin customers …` */
export function addCustomers(group: Command, execute: Execute): void {
  command(group, 'list', 'accounts and guests by email', 'customers list', 'customers list --search "maya reed"')
    .option('--search <text>', 'part of a name, email or telephone number, or an order number')
    .option('--account <kind>', 'registered, guest or locked')
    .option('--after <email>', 'continue after this email')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('customers.list', options))
  command(group, 'show', 'one customer with orders, addresses, reviews and sessions', 'customers show ana@example.com')
    .argument('<customer>', WHO)
    .action((customer: string) => execute('customers.show', { customer }))
  command(
    group,
    'lock',
    'end the sessions of an account and let it log in no more',
    'customers lock ana@example.com --reason "Paid with stolen cards."',
  )
    .argument('<customer>', WHO)
    .requiredOption('--reason <text>', 'reason, for the audit log')
    .action((customer: string, { reason }: { reason: string }) => execute('customers.lock', { customer, reason }))
  command(
    group,
    'unlock',
    'let an account log in again',
    'customers unlock ana@example.com --reason "It was a mistake."',
  )
    .argument('<customer>', WHO)
    .requiredOption('--reason <text>', 'reason, for the audit log')
    .action((customer: string, { reason }: { reason: string }) => execute('customers.unlock', { customer, reason }))
  command(
    group,
    'give-credit',
    'add store credit as a favor',
    'customers give-credit ana@example.com --amount 10 --reason "For the late parcel."',
  )
    .argument('<customer>', WHO)
    .requiredOption('--amount <dollars>', 'amount to add', dollars)
    .requiredOption('--reason <text>', 'reason, shown to the customer')
    .action((customer: string, options: object) =>
      execute('customers.give-credit', { customer, ...options }, { confirm: true }),
    )
  command(
    group,
    'export',
    'everything stored about an account, with --json as customers download it',
    'customers export ana@example.com --json',
  )
    .argument('<customer>', WHO)
    .action((customer: string) => execute('customers.export', { customer }))
  command(group, 'delete', 'delete an account; its orders stay without name', 'customers delete ana@example.com')
    .argument('<email>')
    .action((email: string) => execute('customers.delete', { customer: email, email }, { confirm: true }))
}
