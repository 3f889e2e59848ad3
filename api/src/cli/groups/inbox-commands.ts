import type { Command } from 'commander'
import { whole } from '../arguments'
import { command, type Execute } from '../command'

const limited = (leaf: Command) => leaf.option('--limit <rows>', 'rows to show', whole, 50)

/** `admin messages …` */
export function addMessages(group: Command, execute: Execute): void {
  limited(command(group, 'list', 'messages, the newest first', 'messages list', 'messages list --json')).action(
    (options: Record<string, unknown>) => execute('messages.list', options),
  )
}

/** `admin reports …` */
export function addReports(group: Command, execute: Execute): void {
  limited(command(group, 'list', 'reports, the newest first', 'reports list', 'reports list --json')).action(
    (options: Record<string, unknown>) => execute('reports.list', options),
  )
}

/** `admin mails …` */
export function addMails(group: Command, execute: Execute): void {
  limited(command(group, 'stuck', 'mails that failed and are not sent yet', 'mails stuck')).action(
    (options: Record<string, unknown>) => execute('mails.stuck', options),
  )
  command(group, 'retry', 'send a mail again at once', 'mails retry 512')
    .argument('<id>', 'number of the mail', whole)
    .action((id: number) => execute('mails.retry', { id }))
}
