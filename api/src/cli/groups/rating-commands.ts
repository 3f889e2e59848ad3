import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'
import { addTableImport } from './table-import'

/** `admin ratings …` */
export function addRatings(group: Command, execute: Execute): void {
  command(group, 'list', 'reviews, oldest first', 'ratings list', 'ratings list --status declined')
    .option('--status <status>', 'pending, published, declined or all', 'pending')
    .option('--text <text>', 'part of a name, an email, a review or a product’s title')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('ratings.list', options))
  command(group, 'show', 'details of one review, with the paths of its pictures', 'ratings show 31')
    .argument('<id>', 'number of the review', integer)
    .action((id: number) => execute('ratings.show', { id }))
  command(group, 'approve', 'publish a review', 'ratings approve 31')
    .alias('publish')
    .argument('<id>', 'number of the review', integer)
    .action((id: number) => execute('ratings.publish', { id }))
  command(group, 'reject', 'decline a review', 'ratings reject 31')
    .alias('decline')
    .argument('<id>', 'number of the review', integer)
    .action((id: number) => execute('ratings.decline', { id }))
  command(group, 'reply', 'answer a review in public', 'ratings reply 31 --text "Thank you, Maya."')
    .argument('<id>', 'number of the review', integer)
    .requiredOption('--text <text>', 'the answer, shown below the review; it replaces the one before')
    .action((id: number, { text }: { text: string }) => execute('ratings.reply', { id, text }))
  command(group, 'remove-reply', 'remove the public answer of a review', 'ratings remove-reply 31')
    .argument('<id>', 'number of the review', integer)
    .action((id: number) => execute('ratings.reply', { id, text: null }))
  addTableImport(group, execute, 'ratings', 'add reviews, such as those of a previous shop')
}
