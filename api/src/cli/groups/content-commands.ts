import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** `admin pages …` */
export function addPages(group: Command, execute: Execute): void {
  command(group, 'list', 'the information pages', 'pages list').action(() => execute('pages.list', {}))
  command(group, 'show', 'show the text of a page', 'pages show returns', 'pages show returns --json')
    .argument('<slug>')
    .action((slug: string, _options: object, self: Command) =>
      self.optsWithGlobals<{ json?: boolean }>().json
        ? execute('pages.show', { slug })
        : execute('pages.export', { slug }, { to: undefined }),
    )
  command(group, 'export', 'export a page as a text file for editing', 'pages export returns returns.md')
    .argument('<slug>')
    .argument('[file]', 'default: standard output')
    .action((slug: string, file?: string) => execute('pages.export', { slug }, { to: file }))
  command(
    group,
    'add',
    'add a page from a text file',
    'pages add returns returns.md',
    'pages add warranty warranty.md --draft',
  )
    .argument('<slug>')
    .argument('<file>', '- for the standard input')
    .option('--draft', 'hide it from shoppers until it is published')
    .action((slug: string, file: string, { draft }: { draft?: boolean }) =>
      execute('pages.add', draft ? { slug, published: false } : { slug }, { from: file }),
    )
  command(
    group,
    'edit',
    'replace a page by an edited file; --dry-run shows the changes',
    'pages edit returns returns.md --dry-run',
    'pages edit returns returns.md',
  )
    .argument('<slug>')
    .argument('<file>', '- for the standard input')
    .action((slug: string, file: string) => execute('pages.edit', { slug }, { from: file }))
  command(group, 'publish', 'show a page to shoppers', 'pages publish warranty')
    .argument('<slug>')
    .action((slug: string) => execute('pages.publish', { slug }))
  command(group, 'withdraw', 'make a page a draft, which shoppers don’t see', 'pages withdraw warranty')
    .argument('<slug>')
    .action((slug: string) => execute('pages.withdraw', { slug }))
}

/** `admin faqs …` */
export function addFaqs(group: Command, execute: Execute): void {
  command(group, 'list', 'all questions, in order', 'faqs list').action(() => execute('faqs.list', {}))
  command(group, 'show', 'show the text of all questions', 'faqs show', 'faqs show --json').action(
    (_options: object, self: Command) =>
      self.optsWithGlobals<{ json?: boolean }>().json
        ? execute('faqs.show', {})
        : execute('faqs.export', {}, { to: undefined }),
  )
  command(group, 'export', 'export all questions as a text file for editing', 'faqs export faqs.md')
    .argument('[file]', 'default: standard output')
    .action((file?: string) => execute('faqs.export', {}, { to: file }))
  command(
    group,
    'edit',
    'replace all questions by an edited file; omitted questions are removed',
    'faqs edit faqs.md --dry-run',
    'faqs edit faqs.md',
  )
    .argument('<file>', '- for the standard input')
    .action((file: string) => execute('faqs.edit', {}, { from: file, confirm: true }))
}
