import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

/** `admin menu-links …` */
export function addMenuLinks(group: Command, execute: Execute): void {
  const number = 'its number in the list'
  const target = 'a path of the shop or an https address'
  command(group, 'list', 'your links in the menu, in order', 'menu-links list').action(() =>
    execute('menu-links.list', {}),
  )
  command(group, 'add', 'add a link, after the others', 'menu-links add "Our gym" --url https://gym.example')
    .argument('<title>')
    .requiredOption('--url <address>', target)
    .action((title: string, options: object) => execute('menu-links.add', { title, ...options }))
  command(
    group,
    'change',
    'change a link; omitted options stay unchanged',
    'menu-links change 1 --title "Open mat" --url /pages/open-mat',
  )
    .argument('<id>', number, integer)
    .option('--title <text>')
    .option('--url <address>', target)
    .action((id: number, options: object) => execute('menu-links.change', { id, ...options }))
  command(group, 'move', 'move a link among the others', 'menu-links move 1 up')
    .argument('<id>', number, integer)
    .argument('<to>', 'up or down')
    .action((id: number, to: string) => execute('menu-links.move', { id, to }))
  command(group, 'remove', 'remove a link', 'menu-links remove 1')
    .argument('<id>', number, integer)
    .action((id: number) => execute('menu-links.remove', { id }))
}
