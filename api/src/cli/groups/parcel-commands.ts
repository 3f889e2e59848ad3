import type { Command } from 'commander'
import { day, integer, orderLines } from '../arguments'
import { command, type Execute } from '../command'

/** `admin parcels …` */
export function addParcels(group: Command, execute: Execute): void {
  command(
    group,
    'add',
    'add a parcel to a confirmed order',
    'parcels add 7K3M9QX2B4TD --carrier UPS --tracking 1Z999AA10123456784 --eta 2027-01-31',
    'parcels add 7K3M9QX2B4TD --carrier UPS --tracking 1Z999AA10123456784 --lines 41:2,42',
    'parcels add 7K3M9QX2B4TD --carrier Courier --tracking JD014600 --url https://carrier.example/JD014600',
  )
    .argument('<number>', 'order number')
    .requiredOption('--carrier <name>', 'such as UPS')
    .requiredOption('--tracking <number>', 'tracking number')
    .option('--lines <id[:pieces],…>', 'what is in it, all that is in no parcel unless given', orderLines)
    .option('--url <address>', 'tracking page of the carrier; UPS, USPS, FedEx and DHL need none')
    .option('--eta <date>', 'expected delivery date', day)
    .action((number: string, { lines: items, ...options }: Record<string, unknown>) =>
      execute('parcels.add', { number, ...options, items }),
    )
  command(group, 'remove', 'unpack a parcel that has not left', 'parcels remove 3')
    .argument('<id>', 'number of the parcel', integer)
    .action((id: number) => execute('parcels.remove', { id }))
  command(
    group,
    'move',
    'change the status of a parcel; its order is updated and the customer is mailed',
    'parcels move 3 shipped --place Newark',
    'parcels move 3 exception --note "No one was at home; next try tomorrow."',
  )
    .argument('<id>', 'number of the parcel', integer)
    .argument('<status>', 'shipped, out_for_delivery, delivered, exception or returned')
    .option('--place <place>')
    .option('--note <text>', 'what happened, shown to the customer')
    .action((id: number, to: string, options: Record<string, unknown>) =>
      execute('parcels.move', { id, to, ...options }),
    )
  command(
    group,
    'event',
    'record a tracking event without a new status',
    'parcels event 3 --place Cleveland --note "Left the hub."',
  )
    .argument('<id>', 'number of the parcel', integer)
    .option('--place <place>')
    .requiredOption('--note <text>', 'what happened, shown to the customer')
    .action((id: number, options: Record<string, unknown>) => execute('parcels.event', { id, ...options }))
}
