import { Command } from 'commander'
import type { Execute } from './command'
import { exitCodeHelp } from './exit-codes'
import { addAudit } from './groups/audit-commands'
import { addCatalogue } from './groups/catalogue-commands'
import { addCodes } from './groups/code-commands'
import { addFaqs, addPages } from './groups/content-commands'
import { addCoupons } from './groups/coupon-commands'
import { addEquipment } from './groups/equipment-commands'
import { addMails, addMessages, addReports } from './groups/inbox-commands'
import { addOrders } from './groups/order-commands'
import { addParcels } from './groups/parcel-commands'
import { addPictures } from './groups/picture-commands'
import { addRatings } from './groups/rating-commands'
import { addSessions } from './groups/session-commands'
import { addSettings } from './groups/settings-commands'
import { addStock } from './groups/stock-commands'
import { addTiers } from './groups/tier-commands'
import { addApplications, addWholesellers } from './groups/wholesale-commands'

const groups: [name: string, description: string, add: (group: Command, execute: Execute) => void][] = [
  ['orders', 'orders and their status, cancelling, returning, refunding', addOrders],
  ['parcels', 'parcels of orders and their way', addParcels],
  ['applications', 'wholesale applications', addApplications],
  ['wholesellers', 'accounts with wholesale terms', addWholesellers],
  ['sessions', 'logging accounts out everywhere', addSessions],
  ['equipment', 'requests for custom equipment', addEquipment],
  ['ratings', 'reviews that wait to be read', addRatings],
  ['catalogue', 'the whole catalogue as one table', addCatalogue],
  ['stock', 'pieces in stock, by SKU', addStock],
  ['coupons', 'coupons for retail customers', addCoupons],
  ['tiers', 'discount tiers of wholesellers', addTiers],
  ['settings', 'the shop’s settings; amounts in dollars', addSettings],
  ['pages', 'information pages, as text files', addPages],
  ['faqs', 'questions and answers, as one text file', addFaqs],
  ['pictures', 'slides, banners and the Instagram strip', addPictures],
  ['codes', 'codes printed on genuine goods', addCodes],
  ['messages', 'what visitors wrote by the contact form', addMessages],
  ['reports', 'what visitors reported of doubtful goods', addReports],
  ['mails', 'mails that would not leave', addMails],
  ['audit', 'who changed what, and when', addAudit],
]

/** The command line of the operators, as commander reads it; a mistake is thrown as a CommanderError. */
export function operatorsCommand(execute: Execute): Command {
  const program = new Command('npm run admin --')
    .description('Runs the shop from the command line, while it runs or while it is stopped.')
    .option('--json', 'print the result as JSON')
    .option('--dry-run', 'do it, show what came of it, and take it back')
    .option('--yes', 'do not ask before what cannot be undone')
    .option('--as <name>', 'who you are, for the audit log; the system’s user stands beside it')
    .showHelpAfterError('(add --help for what can be said)')
    .addHelpText('after', `\n${exitCodeHelp}`)
  for (const [name, description, add] of groups) add(program.command(name).description(description), execute)
  forEachCommand(program, (command) => {
    command.exitOverride().configureHelp({ showGlobalOptions: true })
    refuseTwice(command)
    command.addHelpText('before', ({ error }) => (error ? refuseUnknown(command) : ''))
  })
  return program
}

/** Help on a command that there is not: commander answers by all the help there is, and leaves out what is wrong. */
function refuseUnknown(command: Command): string {
  const [word, wanted] = command.args
  return word === 'help' && wanted ? command.error(`error: unknown command '${wanted}'`) : ''
}

/** Commander takes the last value of an option, and never tells that another was said before it. */
function refuseTwice(command: Command) {
  for (const option of command.options.filter(({ required }) => required)) {
    let said = false
    command.on(`option:${option.name()}`, () => {
      if (said) command.error(`error: option '${option.flags}' is said twice`)
      said = true
    })
  }
}

function forEachCommand(command: Command, visit: (command: Command) => unknown) {
  visit(command)
  for (const below of command.commands) forEachCommand(below, visit)
}
