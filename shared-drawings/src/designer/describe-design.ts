import { palette } from '../palette'
import { getPartLabel, type Design } from './design'
import { getDesignable } from './designable'
import { hasRankBar, getEditableParts, getVisibleParts } from './draw-design'

const listed = new Intl.ListFormat('en-US')

/** Describes the complete design in words, for screen readers and for the equipment request. */
export function describeDesign(design: Design): string {
  const { name, styles } = getDesignable(design.product)
  const parts = getEditableParts(design).map((part) => describePart(design, part).toLowerCase())
  return [
    `${name}, ${styles[design.style]!.toLowerCase()}: ${listed.format(parts)}.`,
    ...getVisibleParts(design.product, design.style)
      .places.filter((placement) => design.texts[placement])
      .map((placement) => `${describeText(design, placement)}.`),
    ...(hasRankBar(design) ? [`${describeStripes(design)}.`] : []),
  ].join(' ')
}

/** Describes the difference between two designs, for changes, undo and redo. */
export function describeChange(before: Design, after: Design): string {
  const { name, styles, places } = getDesignable(after.product)
  if (before.product !== after.product) return `${name}, ${styles[after.style]!.toLowerCase()}`
  const changes: string[] = []
  if (before.style !== after.style) changes.push(`Style ${styles[after.style]!.toLowerCase()}`)
  for (const part of getEditableParts(after))
    if (before.colors[part] !== after.colors[part]) changes.push(describePart(after, part))
  for (const placement of Object.keys(places))
    if (before.texts[placement] !== after.texts[placement]) changes.push(describeText(after, placement))
  if (before.stripes !== after.stripes) changes.push(describeStripes(after))
  return listed.format(changes)
}

const describePart = ({ product, colors }: Design, part: string) =>
  `${getPartLabel(product, part)} ${palette[colors[part]!].name.toLowerCase()}`

function describeText({ product, texts }: Design, placement: string): string {
  const { name } = getDesignable(product).places[placement]!
  const placed = texts[placement]
  return placed
    ? `“${placed.text}” on the ${name.toLowerCase()} in ${palette[placed.color].name.toLowerCase()}`
    : `No text on the ${name.toLowerCase()}`
}

const describeStripes = ({ stripes }: Design) => (stripes === 1 ? '1 rank stripe' : `${stripes || 'No'} rank stripes`)
