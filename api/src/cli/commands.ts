import { Command } from 'commander'
import type { Execute } from './command'
import { exitCodeHelp } from './exit-codes'
import { addAudit } from './groups/audit-commands'
import { addCatalogue, addCategories, addSizeCharts } from './groups/catalogue-commands'
import { addCodes } from './groups/code-commands'
import { addFaqs, addPages } from './groups/content-commands'
import { addCoupons } from './groups/coupon-commands'
import { addCompanies } from './groups/company-commands'
import { addCustomers } from './groups/customer-commands'
import { addDemo, addInit } from './groups/setup-commands'
import { addEquipment } from './groups/equipment-commands'
import { addMailTexts } from './groups/mail-text-commands'
import { addMails, addMessages, addReports } from './groups/inbox-commands'
import { addInvoices } from './groups/invoice-commands'
import { addMenuLinks } from './groups/menu-link-commands'
import { addOrders } from './groups/order-commands'
import { addParcels } from './groups/parcel-commands'
import { addPhotographs } from './groups/photograph-commands'
import { addPictures } from './groups/picture-commands'
import { addProducts } from './groups/product-commands'
import { addRatings } from './groups/rating-commands'
import { addReturns } from './groups/return-commands'
import { addSessions } from './groups/session-commands'
import { addSettings } from './groups/settings-commands'
import { addStaff } from './groups/staff-commands'
import { addSales, addStates } from './groups/state-commands'
import { addStock } from './groups/stock-commands'
import { addSynonyms } from './groups/synonym-commands'
import { addTiers } from './groups/tier-commands'
import { addApplications, addWholesalers } from './groups/wholesale-commands'

const groups: [name: string, description: string, add: (group: Command, execute: Execute) => void][] = [
  ['orders', 'orders: list, move, cancel, return, refund', addOrders],
  ['parcels', 'parcels of orders and their tracking', addParcels],
  ['returns', 'returns and exchanges that customers requested', addReturns],
  ['applications', 'wholesale applications', addApplications],
  ['wholesellers', 'accounts with wholesale terms', addWholesalers],
  ['companies', 'terms of companies: invoices, credit, sales tax', addCompanies],
  ['invoices', 'invoices of companies: list, record payments', addInvoices],
  ['customers', 'accounts and guests: find, lock, export, delete', addCustomers],
  ['sessions', 'log accounts out everywhere', addSessions],
  ['equipment', 'requests for custom equipment', addEquipment],
  ['ratings', 'reviews waiting for moderation', addRatings],
  ['catalogue', 'the full catalogue as one table', addCatalogue],
  ['products', 'single products: list, create, change, duplicate, archive', addProducts],
  ['categories', 'the menu’s categories', addCategories],
  ['menu-links', 'your own links in the menu', addMenuLinks],
  ['synonyms', 'words that mean the same in a search', addSynonyms],
  ['size-charts', 'size charts of categories', addSizeCharts],
  ['stock', 'stock by SKU', addStock],
  ['coupons', 'coupons for retail customers', addCoupons],
  ['tiers', 'discount tiers for wholesalers', addTiers],
  ['sales', 'what is on sale', addSales],
  ['states', 'sales tax and shipping by state', addStates],
  ['settings', 'the shop’s settings; amounts in dollars', addSettings],
  ['pages', 'information pages, as text files', addPages],
  ['faqs', 'questions and answers, as one text file', addFaqs],
  ['pictures', 'slides, banners and the Instagram strip', addPictures],
  ['photographs', 'photographs of products', addPhotographs],
  ['codes', 'authenticity codes on genuine products', addCodes],
  ['messages', 'messages from the contact form', addMessages],
  [
    'reports',
    'sales, the value of the stock, searches without results, and reports of suspicious products',
    addReports,
  ],
  ['mails', 'mails that failed', addMails],
  ['mail-texts', 'the wording of the shop’s mails, as text files', addMailTexts],
  ['staff', 'who runs the shop in the console, and their roles', addStaff],
  ['demo', 'the demo data', addDemo],
  ['audit', 'who changed what and when', addAudit],
]

/** The operators' command-line program; invalid arguments throw a CommanderError. */
export function createProgram(execute: Execute): Command {
  const program = new Command('npm run admin --')
    .description('Manages the shop from the command line, whether it is running or stopped.')
    .option('--json', 'print the result as JSON')
    .option('--dry-run', 'run it, show the result and roll it back')
    .option('--yes', 'skip the confirmation of actions that cannot be undone')
    .option('--as <name>', 'your name for the audit log, next to the system user')
    .showHelpAfterError('Run with --help for usage.')
    .addHelpText('after', `\n${exitCodeHelp}`)
  addInit(program, execute)
  for (const [name, description, add] of groups) add(program.command(name).description(description), execute)
  forEachCommand(program, (command) => {
    command.exitOverride().configureHelp({ showGlobalOptions: true })
    refuseRepeatedOptions(command)
    command.addHelpText('before', ({ error }) => (error ? refuseUnknownCommand(command) : ''))
  })
  return program
}

/** Rejects `help <unknown>`, for which commander would print the complete help without naming the mistake. */
function refuseUnknownCommand(command: Command): string {
  const [first, wanted] = command.args
  return first === 'help' && wanted ? command.error(`error: unknown command '${wanted}'`) : ''
}

/** Rejects repeated options, of which commander silently uses the last value; lists take several. */
function refuseRepeatedOptions(command: Command) {
  for (const option of command.options.filter(({ required, variadic }) => required && !variadic)) {
    let isSet = false
    command.on(`option:${option.name()}`, () => {
      if (isSet) command.error(`error: option '${option.flags}' is specified more than once`)
      isSet = true
    })
  }
}

function forEachCommand(command: Command, visit: (command: Command) => unknown) {
  visit(command)
  for (const subcommand of command.commands) forEachCommand(subcommand, visit)
}
