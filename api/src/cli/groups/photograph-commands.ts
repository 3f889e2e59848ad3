import { basename } from 'node:path'
import type { Command } from 'commander'
import { share } from '../arguments'
import { command, type Execute } from '../command'

interface Fields {
  alt?: string
  focalX?: number
  focalY?: number
}

const inputOf = ({ alt, focalX, focalY }: Fields) => ({ alt, focal_x: focalX, focal_y: focalY })

/** `admin photographs …` */
export function addPhotographs(group: Command, execute: Execute): void {
  command(group, 'list', 'uploaded photographs', 'photographs list').action(() => execute('photographs.list', {}))
  withFields(
    command(
      group,
      'add',
      'upload a photograph; one of the same name is replaced in all products',
      'photographs add gloves-1.jpg --alt "Red gloves from the front"',
    ).argument('<file>', 'JPEG, PNG, WebP or AVIF'),
  )
    .option('--name <name>', 'default: the name of the file')
    .action((file: string, { name = basename(file), ...fields }: Fields & { name?: string }) =>
      execute('photographs.add', { name, ...inputOf(fields) }, { photograph: file }),
    )
  withFields(
    command(
      group,
      'edit',
      'change the text or the crop of a photograph',
      'photographs edit gloves-1.jpg --focal-x 0.3 --focal-y 0.6',
    ).argument('<name>'),
  ).action((name: string, fields: Fields) => execute('photographs.edit', { name, ...inputOf(fields) }))
  command(
    group,
    'reorder',
    'set which pictures a product shows, in order; the first one is shown in lists',
    'photographs reorder bag-glove gloves-1.jpg gloves-2.jpg',
    'photographs reorder bag-glove gloves-red.jpg --color Red',
  )
    .argument('<product>', 'its address')
    .argument('<pictures...>', 'names of photographs, or drawing keys')
    .option('--color <name>', 'set the picture of this color instead')
    .action((product: string, pictures: string[], { color }: { color?: string }) =>
      execute('photographs.reorder', { product, pictures, color }),
    )
  command(group, 'remove', 'delete a photograph that nothing shows', 'photographs remove gloves-1.jpg')
    .argument('<name>')
    .action((name: string) => execute('photographs.remove', { name }, { confirm: true }))
}

const withFields = (leaf: Command) =>
  leaf
    .option('--alt <text>', 'describes the photograph')
    .option('--focal-x <share>', 'point that cropping keeps, from 0 (left) to 1 (right)', share)
    .option('--focal-y <share>', 'point that cropping keeps, from 0 (top) to 1 (bottom)', share)
