import { basename } from 'node:path'
import { Option, type Command } from 'commander'
import { command, type Execute } from '../command'
import { addTableImport } from './table-import'

interface ImportOptions {
  skipBad?: true
  overwriteStock?: true
  photographs?: string
}

/** `admin catalogue …` */
export function addCatalogue(group: Command, execute: Execute): void {
  command(group, 'export', 'every product and variant as CSV', 'catalogue export catalogue.csv')
    .argument('[file]', 'default: standard output')
    .action((file?: string) => execute('catalogue.export', {}, { to: file }))
  command(
    group,
    'import',
    'import a table in one transaction; missing columns stay unchanged',
    'catalogue import catalogue.csv --dry-run',
    'catalogue import prices.csv',
    'catalogue import new-season.csv --skip-bad --yes',
    'catalogue import new-season.csv --photographs new-season',
  )
    .argument('<file>', '- for the standard input')
    .option('--skip-bad', 'skip bad rows and import the others')
    .option('--overwrite-stock', 'set stock without the column stock_as_exported, such as after a count')
    .option('--photographs <folder>', 'upload the photographs of a folder first; the table names them by file name')
    .action((file: string, { skipBad, overwriteStock, photographs }: ImportOptions) =>
      execute(
        'catalogue.import',
        { file: basename(file), skip_bad: skipBad, overwrite_stock: overwriteStock },
        { from: file, photographs, confirm: true },
      ),
    )
}

/** `admin categories …` */
export function addCategories(group: Command, execute: Execute): void {
  const address = 'address of the category'
  command(group, 'list', 'categories in the order of the menu, with their addresses', 'categories list').action(() =>
    execute('categories.list', {}),
  )
  command(group, 'add', 'add a category, last of its siblings', 'categories add "Head guards" --parent protection')
    .argument('<title>')
    .option('--category <address>', 'default: made from the title')
    .option('--parent <address>', 'the category above it')
    .option('--description <text>', 'shown above its products')
    .option('--picture <name>', 'file name of a photograph, or a drawing')
    .action((title: string, options: object) => execute('categories.add', { title, ...options }))
  command(
    group,
    'change',
    'change a category; omitted options stay unchanged',
    'categories change head-guards --title "Headgear"',
    'categories change head-guards --hide',
  )
    .argument('<category>', address)
    .option('--title <text>')
    .option('--description <text>', 'shown above its products')
    .option('--picture <name>', 'file name of a photograph, or a drawing')
    .option('--disciplines <list>', 'filter of lists, separated by commas')
    .option('--fits <list>', 'filter of lists, separated by commas')
    .option('--show', 'show it in the menu and on the home page')
    .addOption(new Option('--hide', 'hide it there, with everything below it').conflicts('show'))
    .action((category: string, { show, hide, ...options }: { show?: boolean; hide?: boolean }) =>
      execute('categories.change', { category, ...options, ...((show || hide) && { in_menu: show === true }) }),
    )
  command(group, 'move', 'move a category among its siblings', 'categories move head-guards up')
    .argument('<category>', address)
    .argument('<to>', 'up or down')
    .action((category: string, to: string) => execute('categories.move', { category, to }))
  command(group, 'remove', 'remove an empty category', 'categories remove head-guards')
    .argument('<category>', address)
    .action((category: string) => execute('categories.remove', { category }))
  addTableImport(group, execute, 'categories', 'add categories, and change the texts and pictures of existing ones')
}

/** `admin size-charts …` */
export function addSizeCharts(group: Command, execute: Execute): void {
  const address = 'address of the category that has it'
  command(group, 'list', 'size charts, and which categories use them', 'size-charts list').action(() =>
    execute('size-charts.list', {}),
  )
  command(group, 'export', 'export a chart as a text file for editing', 'size-charts export belts belts-sizes.md')
    .argument('<category>', address)
    .argument('[file]', 'default: standard output')
    .action((category: string, file?: string) => execute('size-charts.export', { category }, { to: file }))
  command(group, 'add', 'add a chart from a text file', 'size-charts add belts belts-sizes.md')
    .argument('<category>', 'address of a category without one of its own')
    .argument('<file>', '- for the standard input')
    .action((category: string, file: string) => execute('size-charts.add', { category }, { from: file }))
  command(
    group,
    'edit',
    'replace a chart by an edited file; --dry-run shows the changes',
    'size-charts edit belts belts-sizes.md --dry-run',
    'size-charts edit belts belts-sizes.md',
  )
    .argument('<category>', address)
    .argument('<file>', '- for the standard input')
    .action((category: string, file: string) => execute('size-charts.edit', { category }, { from: file }))
  command(group, 'assign', 'give a chart to another category', 'size-charts assign belts rank-belts')
    .argument('<category>', address)
    .argument('<to>', 'address of a category without one of its own')
    .action((category: string, to: string) => execute('size-charts.assign', { category, to }))
  command(group, 'remove', 'remove a chart', 'size-charts remove belts')
    .argument('<category>', address)
    .action((category: string) => execute('size-charts.remove', { category }, { confirm: true }))
  addTableImport(group, execute, 'size-charts', 'add and replace size charts, one line per size')
}
