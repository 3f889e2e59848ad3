import type { Command } from 'commander'
import { whole } from '../arguments'
import { command, type Execute } from '../command'

/** `admin ratings …` */
export function addRatings(group: Command, execute: Execute): void {
  command(group, 'list', 'reviews, the oldest first', 'ratings list', 'ratings list --status declined')
    .option('--status <status>', 'pending, published or declined', 'pending')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('ratings.list', options))
  command(group, 'show', 'one in full, with the paths of its pictures', 'ratings show 31')
    .argument('<id>', 'number of the review', whole)
    .action((id: number) => execute('ratings.show', { id }))
  command(group, 'approve', 'publish a review', 'ratings approve 31')
    .alias('publish')
    .argument('<id>', 'number of the review', whole)
    .action((id: number) => execute('ratings.publish', { id }))
  command(group, 'reject', 'keep a review from being shown', 'ratings reject 31')
    .alias('decline')
    .argument('<id>', 'number of the review', whole)
    .action((id: number) => execute('ratings.decline', { id }))
}
