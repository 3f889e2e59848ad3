import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** `admin pages …` */
export function addPages(group: Command, execute: Execute): void {
  command(group, 'list', 'the information pages', 'pages list').action(() => execute('pages.list', {}))
  command(group, 'show', 'what a page says', 'pages show returns', 'pages show returns --json')
    .argument('<slug>')
    .action((slug: string, _options: object, self: Command) =>
      self.optsWithGlobals<{ json?: boolean }>().json
        ? execute('pages.show', { slug })
        : execute('pages.export', { slug }, { to: undefined }),
    )
  command(group, 'export', 'a page as a text file, to be edited', 'pages export returns returns.md')
    .argument('<slug>')
    .argument('[file]', 'standard output unless named')
    .action((slug: string, file?: string) => execute('pages.export', { slug }, { to: file }))
  command(
    group,
    'edit',
    'put an edited file in a page’s place; --dry-run shows what would change',
    'pages edit returns returns.md --dry-run',
    'pages edit returns returns.md',
  )
    .argument('<slug>')
    .argument('<file>', '- for the standard input')
    .action((slug: string, file: string) => execute('pages.edit', { slug }, { from: file }))
}

/** `admin faqs …` */
export function addFaqs(group: Command, execute: Execute): void {
  command(group, 'list', 'every question, in order', 'faqs list').action(() => execute('faqs.list', {}))
  command(group, 'export', 'all questions as a text file, to be edited', 'faqs export faqs.md')
    .argument('[file]', 'standard output unless named')
    .action((file?: string) => execute('faqs.export', {}, { to: file }))
  command(
    group,
    'edit',
    'put an edited file in their place; what it leaves out is gone',
    'faqs edit faqs.md --dry-run',
    'faqs edit faqs.md',
  )
    .argument('<file>', '- for the standard input')
    .action((file: string) => execute('faqs.edit', {}, { from: file, confirm: true }))
}
