import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

/** `admin synonyms …` */
export function addSynonyms(group: Command, execute: Execute): void {
  command(group, 'list', 'all terms, with their numbers', 'synonyms list').action(() => execute('synonyms.list', {}))
  command(group, 'add', 'let searches treat terms alike', 'synonyms add "mouth guard" "gum shield" mouthpiece')
    .argument('<terms...>', 'two or more, each of one or more words')
    .action((terms: string[]) => execute('synonyms.add', { terms }))
  command(group, 'change', 'replace the terms of a group', 'synonyms change 4 "mouth guard" mouthpiece')
    .argument('<id>', 'number of the group', integer)
    .argument('<terms...>', 'all of its terms from now on')
    .action((id: number, terms: string[]) => execute('synonyms.change', { id, terms }))
  command(group, 'remove', 'let searches treat the terms of a group apart', 'synonyms remove 4')
    .argument('<id>', 'number of the group', integer)
    .action((id: number) => execute('synonyms.remove', { id }))
}
