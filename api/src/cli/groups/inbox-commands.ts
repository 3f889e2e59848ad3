import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

const limited = (leaf: Command) => leaf.option('--limit <rows>', 'rows to show', integer, 50)

/** `admin messages …` */
export function addMessages(group: Command, execute: Execute): void {
  limited(command(group, 'list', 'messages, newest first', 'messages list', 'messages list --json')).action(
    (options: Record<string, unknown>) => execute('messages.list', options),
  )
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
  limited(command(group, 'list', 'reports, newest first', 'reports list', 'reports list --json')).action(
    (options: Record<string, unknown>) => execute('reports.list', options),
  )
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
