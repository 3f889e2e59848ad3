import type { Command } from 'commander'
import { whole } from '../arguments'
import { command, type Execute } from '../command'

const KIND = 'sliders, banners or instagram'

/** `admin pictures …` */
export function addPictures(group: Command, execute: Execute): void {
  command(group, 'list', 'pictures in their order', 'pictures list sliders', 'pictures list banners')
    .argument('<kind>', KIND)
    .action((kind: string) => execute('pictures.list', { kind }))
  withFields(
    command(
      group,
      'add',
      'add a picture',
      'pictures add banners --title "Sparring week" --subtitle "Ten days" --image banner-sparring --alt "Two gloves" --url /shop',
      'pictures add instagram --image banner-belts --alt "Belts on a mat" --url https://www.instagram.com/ironcorner.example',
    ).argument('<kind>', KIND),
  ).action((kind: string, options: Record<string, unknown>) => execute('pictures.add', { kind, ...options }))
  withFields(
    command(
      group,
      'change',
      'change a picture; what is not said stays',
      'pictures change sliders 1 --title "Spring is here" --url /product-sales',
      'pictures change banners 2 --position 0',
    )
      .argument('<kind>', KIND)
      .argument('<id>', 'its number in the list', whole),
  ).action((kind: string, id: number, options: Record<string, unknown>) =>
    execute('pictures.change', { kind, id, ...options }),
  )
  command(group, 'remove', 'take a picture away', 'pictures remove banners 2')
    .argument('<kind>', KIND)
    .argument('<id>', 'its number in the list', whole)
    .action((kind: string, id: number) => execute('pictures.remove', { kind, id }, { confirm: true }))
}

const withFields = (leaf: Command) =>
  leaf
    .option('--title <text>')
    .option('--subtitle <text>')
    .option('--image <name>', 'an art key, or /api/media/products/<drawing key>')
    .option('--alt <text>', 'what the picture shows, for those who cannot see it')
    .option('--url <address>', 'where it leads')
    .option('--position <number>', 'smaller comes first', whole)
