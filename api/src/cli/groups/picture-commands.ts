import { Option, type Command } from 'commander'
import { dayOrNone, integer } from '../arguments'
import { command, type Execute } from '../command'

const KIND = 'sliders, banners or instagram'

/** `admin pictures …` */
export function addPictures(group: Command, execute: Execute): void {
  command(group, 'list', 'pictures, in order', 'pictures list sliders', 'pictures list banners')
    .argument('<kind>', KIND)
    .action((kind: string) => execute('pictures.list', { kind }))
  withFields(
    command(
      group,
      'add',
      'add a picture',
      'pictures add banners --title "Sparring week" --subtitle "Ten days" --image banner-sparring --alt "Two gloves" --url /shop',
      'pictures add instagram --image banner-belts --alt "Belts on a mat" --url https://www.instagram.com/fightbarn.example',
    ).argument('<kind>', KIND),
  ).action((kind: string, options: Record<string, unknown>) => execute('pictures.add', { kind, ...fieldsOf(options) }))
  withFields(
    command(
      group,
      'change',
      'change a picture; omitted options stay unchanged',
      'pictures change sliders 1 --title "Spring is here" --url /product-sales',
      'pictures change banners 2 --position 0',
      'pictures change banners 2 --starts 2027-01-02 --ends 2027-01-31',
      'pictures change banners 2 --hide',
    )
      .argument('<kind>', KIND)
      .argument('<id>', 'its number in the list', integer),
  ).action((kind: string, id: number, options: Record<string, unknown>) =>
    execute('pictures.change', { kind, id, ...fieldsOf(options) }),
  )
  command(group, 'remove', 'remove a picture', 'pictures remove banners 2')
    .argument('<kind>', KIND)
    .argument('<id>', 'its number in the list', integer)
    .action((kind: string, id: number) => execute('pictures.remove', { kind, id }, { confirm: true }))
}

const withFields = (leaf: Command) =>
  leaf
    .option('--title <text>')
    .option('--subtitle <text>')
    .option('--image <name>', 'a photograph’s file name, an art key, or /api/media/products/<drawing key>')
    .option('--alt <text>', 'alternative text')
    .option('--url <address>', 'link target')
    .option('--position <number>', 'smaller numbers come first', integer)
    .option('--show', 'show it to shoppers')
    .addOption(new Option('--hide', 'hide it from shoppers').conflicts('show'))
    .option('--starts <date>', 'first day that shoppers see it, in UTC, or none', dayOrNone)
    .option('--ends <date>', 'last day that shoppers see it, in UTC, or none', dayOrNone)

/** The input of the options of visibility and days. */
function fieldsOf({ show, hide, starts, ends, ...options }: Record<string, unknown>) {
  const shown = show || hide ? Boolean(show) : undefined
  return { ...options, shown, starts: starts === 'none' ? null : starts, ends: ends === 'none' ? null : ends }
}
