import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

const limited = (leaf: Command) => leaf.option('--limit <rows>', 'rows to show', integer, 50)

/** `list`, `show`, `answer`, `move`, `assign` and `unassign` of what visitors send. */
function addEntries(group: Command, execute: Execute, kind: 'messages' | 'reports'): void {
  const number = `number of the ${kind.slice(0, -1)}`
  limited(command(group, 'list', `${kind}, newest first`, `${kind} list`, `${kind} list --status new --json`))
    .option('--status <status>', 'open, new, read, answered, done or all', 'open')
    .option('--text <text>', 'part of a name, an email or the text')
    .action((options: Record<string, unknown>) => execute(`${kind}.list`, options))
  command(group, 'show', `one of the ${kind} with its answers`, `${kind} show 12`)
    .argument('<id>', number, integer)
    .action((id: number) => execute(`${kind}.show`, { id }))
  command(
    group,
    'answer',
    'mail an answer to the sender',
    `${kind} answer 12 --text "Thank you. It is genuine." --done`,
  )
    .argument('<id>', number, integer)
    .requiredOption('--text <text>', 'the answer; what the visitor wrote is quoted below it')
    .option('--done', 'nothing is left to do afterwards')
    .action((id: number, options: Record<string, unknown>) =>
      execute(`${kind}.answer`, { id, ...options }, { confirm: true }),
    )
  command(group, 'move', 'mark as new, read or done; read reopens', `${kind} move 12 done`, `${kind} move 12 read`)
    .argument('<id>', number, integer)
    .argument('<status>', 'new, read or done')
    .action((id: number, to: string) => execute(`${kind}.move`, { id, to }))
  command(group, 'assign', 'give it to a member of staff', `${kind} assign 12 kim@example.com`)
    .argument('<id>', number, integer)
    .argument('<email>', 'email of the member')
    .action((id: number, to: string) => execute(`${kind}.assign`, { id, to }))
  command(group, 'unassign', 'take it back from a member of staff', `${kind} unassign 12`)
    .argument('<id>', number, integer)
    .action((id: number) => execute(`${kind}.assign`, { id, to: null }))
}

/** `admin messages …` */
export function addMessages(group: Command, execute: Execute): void {
  addEntries(group, execute, 'messages')
  command(group, 'publish', 'show a question and its last answer on the product’s page', 'messages publish 12')
    .argument('<id>', 'number of the question', integer)
    .action((id: number) => execute('messages.publish', { id }))
  command(group, 'withdraw', 'take a question off the product’s page', 'messages withdraw 12')
    .argument('<id>', 'number of the question', integer)
    .action((id: number) => execute('messages.withdraw', { id }))
}

/** `admin reports …` */
export function addReports(group: Command, execute: Execute): void {
  command(group, 'sales', 'paid orders and refunds of a period', 'reports sales', 'reports sales --by product')
    .option('--by <group>', 'day, product, category or customer', 'day')
    .option('--from <date>', 'first day, as 2026-11-01; 30 days ago unless given')
    .option('--to <date>', 'last day; today unless given')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('reports.sales', options))
  command(group, 'stock-value', 'what the stock would sell for, by category', 'reports stock-value').action(() =>
    execute('reports.stock-value', {}),
  )
  limited(command(group, 'empty-searches', 'what was searched for and not found', 'reports empty-searches')).action(
    (options: Record<string, unknown>) => execute('reports.empty-searches', options),
  )
  addEntries(group, execute, 'reports')
}

/** `admin mails …` */
export function addMails(group: Command, execute: Execute): void {
  limited(command(group, 'stuck', 'mails that failed and are not sent yet', 'mails stuck')).action(
    (options: Record<string, unknown>) => execute('mails.stuck', options),
  )
  command(group, 'retry', 'retry a mail immediately', 'mails retry 512')
    .argument('<id>', 'number of the mail', integer)
    .action((id: number) => execute('mails.retry', { id }))
}
