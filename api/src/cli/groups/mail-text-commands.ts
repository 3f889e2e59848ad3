import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** `admin mail-texts …` */
export function addMailTexts(group: Command, execute: Execute): void {
  command(group, 'list', 'the shop’s mails, and which of them you changed', 'mail-texts list').action(() =>
    execute('mail-texts.list', {}),
  )
  command(
    group,
    'show',
    'show the text of a mail and its placeholders',
    'mail-texts show order-shipped',
    'mail-texts show order-shipped --json',
  )
    .argument('<name>')
    .action((name: string) => execute('mail-texts.show', { name }))
  command(
    group,
    'export',
    'export the text of a mail as a file for editing',
    'mail-texts export order-shipped order-shipped.md',
  )
    .argument('<name>')
    .argument('[file]', 'default: standard output')
    .action((name: string, file?: string) => execute('mail-texts.export', { name }, { to: file }))
  command(
    group,
    'edit',
    'replace the text of a mail by an edited file; --dry-run shows the changes',
    'mail-texts edit order-shipped order-shipped.md --dry-run',
    'mail-texts edit order-shipped order-shipped.md',
  )
    .argument('<name>')
    .argument('<file>', '- for the standard input')
    .action((name: string, file: string) => execute('mail-texts.edit', { name }, { from: file }))
  command(
    group,
    'test',
    'send the mail with sample data to an address',
    'mail-texts test order-shipped --to kim@example.com',
  )
    .argument('<name>')
    .requiredOption('--to <email>', 'your address')
    .action((name: string, options: Record<string, unknown>) => execute('mail-texts.test', { name, ...options }))
  command(group, 'reset', 'go back to the default text of a mail', 'mail-texts reset order-shipped')
    .argument('<name>')
    .action((name: string) => execute('mail-texts.reset', { name }))
}
