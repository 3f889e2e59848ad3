import { Command } from 'commander'
import { dollars, whole } from './arguments'
import { addOrders, addParcels } from './order-commands'

/** Runs a named operation and shows its result. */
export type Execute = (name: string, input: Record<string, unknown>) => Promise<void>

/** The command line of the operators, as commander reads it. */
export function operatorsCommand(execute: Execute): Command {
  const program = new Command('admin')
    .description('Runs the shop: settings, stock, wholesale applications, coupons, reviews, orders and parcels.')
    .option('--json', 'print the result as JSON')
    .showHelpAfterError('(add --help for what can be said)')
  addSettings(program.command('settings').description('the shop’s settings; amounts in dollars'), execute)
  addStock(program.command('stock').description('pieces in stock, by SKU'), execute)
  addApplications(program.command('applications').description('wholesale applications'), execute)
  addCoupons(program.command('coupons').description('coupons for retail customers'), execute)
  addRatings(program.command('ratings').description('reviews that wait to be read'), execute)
  addOrders(program.command('orders').description('orders and their status'), execute)
  addParcels(program.command('parcels').description('parcels of orders'), execute)
  return program
}

function addSettings(group: Command, execute: Execute) {
  group
    .command('get')
    .argument('[name]', 'one setting only')
    .action((name?: string) => execute('settings.get', { name }))
  group
    .command('set')
    .argument('<name>')
    .argument('<value>')
    .action((name: string, value: string) => execute('settings.set', { name, value }))
}

function addStock(group: Command, execute: Execute) {
  group
    .command('list')
    .description('variants, the scarcest first')
    .option('--search <text>', 'part of a SKU or title')
    .option('--below <pieces>', 'only those with fewer', whole)
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('stock.list', options))
  group
    .command('set')
    .description('set the stock, if it still is what you saw')
    .argument('<sku>')
    .argument('<pieces>', 'new stock', whole)
    .requiredOption('--expect <pieces>', 'stock as you saw it', whole)
    .action((sku: string, to: number, { expect }: { expect: number }) =>
      execute('stock.set', { sku, from: expect, to }),
    )
}

function addApplications(group: Command, execute: Execute) {
  group
    .command('list')
    .option('--status <status>', 'pending, approved, declined or all', 'pending')
    .action((options: Record<string, unknown>) => execute('applications.list', options))
  group
    .command('approve')
    .argument('<id>', 'number of the application', whole)
    .action((id: number) => execute('applications.approve', { id }))
  group
    .command('decline')
    .argument('<id>', 'number of the application', whole)
    .requiredOption('--reason <text>', 'what the applicant is told')
    .action((id: number, { reason }: { reason: string }) => execute('applications.decline', { id, reason }))
}

function addCoupons(group: Command, execute: Execute) {
  group
    .command('list')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('coupons.list', options))
  group
    .command('create')
    .argument('<code>')
    .requiredOption('--percent <percent>', 'percent off the subtotal', whole)
    .option('--min-subtotal <dollars>', 'smallest order', dollars)
    .option('--max-uses <count>', 'uses that all customers together may make', whole)
    .option('--email <address>', 'only for this person')
    .option('--expires <date>', 'last day, as in 2027-01-31')
    .action((code: string, options: Record<string, unknown>) => {
      const { minSubtotal, maxUses, ...rest } = options
      return execute('coupons.create', { code, ...rest, min_subtotal: minSubtotal, max_uses: maxUses })
    })
}

function addRatings(group: Command, execute: Execute) {
  group
    .command('list')
    .option('--status <status>', 'pending, published or declined', 'pending')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('ratings.list', options))
  for (const decision of ['publish', 'decline']) {
    group
      .command(decision)
      .argument('<id>', 'number of the review', whole)
      .action((id: number) => execute(`ratings.${decision}`, { id }))
  }
}
