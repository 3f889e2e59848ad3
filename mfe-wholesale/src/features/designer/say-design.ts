import { palette } from '@shop/shared-drawings'
import { partName, type Design } from './design'
import { designableOf } from './designable'
import { hasRankBar, partsOf, shownIn } from './draw-design'

const listed = new Intl.ListFormat('en-US')

/** The whole design in words, for whoever cannot see the drawing and for the request that it starts. */
export function sayDesign(design: Design): string {
  const { name, styles } = designableOf(design.product)
  const parts = partsOf(design).map((part) => sayPart(design, part).toLowerCase())
  return [
    `${name}, ${styles[design.style]!.toLowerCase()}: ${listed.format(parts)}.`,
    ...shownIn(design.product, design.style)
      .places.filter((place) => design.texts[place])
      .map((place) => `${sayText(design, place)}.`),
    ...(hasRankBar(design) ? [`${sayStripes(design)}.`] : []),
  ].join(' ')
}

/** What differs between two designs, in words: what a change, an undo or a redo did. */
export function sayChange(before: Design, after: Design): string {
  const { name, styles, places } = designableOf(after.product)
  if (before.product !== after.product) return `${name}, ${styles[after.style]!.toLowerCase()}`
  const said: string[] = []
  if (before.style !== after.style) said.push(`Style ${styles[after.style]!.toLowerCase()}`)
  for (const part of partsOf(after)) if (before.colours[part] !== after.colours[part]) said.push(sayPart(after, part))
  for (const place of Object.keys(places))
    if (before.texts[place] !== after.texts[place]) said.push(sayText(after, place))
  if (before.stripes !== after.stripes) said.push(sayStripes(after))
  return listed.format(said)
}

const sayPart = ({ product, colours }: Design, part: string) =>
  `${partName(product, part)} ${palette[colours[part]!].name.toLowerCase()}`

function sayText({ product, texts }: Design, place: string): string {
  const { name } = designableOf(product).places[place]!
  const placed = texts[place]
  return placed
    ? `“${placed.text}” on the ${name.toLowerCase()} in ${palette[placed.colour].name.toLowerCase()}`
    : `No text on the ${name.toLowerCase()}`
}

const sayStripes = ({ stripes }: Design) => (stripes === 1 ? '1 rank stripe' : `${stripes || 'No'} rank stripes`)
