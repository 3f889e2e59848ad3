import type { Command } from 'commander'
import type { Execute } from './commands'
import { whole } from './arguments'

/** `admin orders …`: reading orders and moving them on. */
export function addOrders(group: Command, execute: Execute): void {
  group
    .command('list')
    .option('--status <status>', 'only those in this status')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('orders.list', options))
  group
    .command('move')
    .argument('<number>', 'order number')
    .argument('<status>', 'confirmed, processing, shipped, delivered, returned or on_hold')
    .option('--note <text>', 'why, shown to the customer')
    .action((number: string, to: string, { note }: { note?: string }) => execute('orders.move', { number, to, note }))
}

/** `admin parcels …`: packing parcels and following them. */
export function addParcels(group: Command, execute: Execute): void {
  group
    .command('add')
    .argument('<number>', 'order number')
    .requiredOption('--carrier <name>', 'such as UPS')
    .requiredOption('--tracking <number>', 'tracking number')
    .option('--url <address>', 'where the carrier shows it')
    .option('--eta <date>', 'expected day, as in 2027-01-31')
    .action((number: string, options: Record<string, unknown>) => execute('parcels.add', { number, ...options }))
  group
    .command('move')
    .argument('<id>', 'number of the parcel', whole)
    .argument('<status>', 'shipped, out_for_delivery, delivered, exception or returned')
    .option('--place <place>')
    .option('--note <text>', 'what happened, shown to the customer')
    .action((id: number, to: string, options: Record<string, unknown>) =>
      execute('parcels.move', { id, to, ...options }),
    )
}
