import { palette } from '@shop/shared-drawings'
import { Swatches } from '@shop/shared-ui'
import { inColours } from './design'
import type { Designable } from './designable'
import type { Designer } from './use-designer'

/** Three colors that go together, by the name under which they are offered; the first is the largest on the gear. */
const clubs: Readonly<Record<string, Designable['start']>> = {
  'Red corner': ['red', 'black', 'bone'],
  'Blue corner': ['royal', 'navy', 'white'],
  'Black and gold': ['black', 'charcoal', 'gold'],
  'White and black': ['white', 'black', 'red'],
  Forest: ['forest', 'black', 'sand'],
  'Navy and orange': ['navy', 'white', 'orange'],
  Maroon: ['maroon', 'bone', 'gold'],
  Teal: ['teal', 'black', 'lime'],
}

const options = Object.entries(clubs).map(([name, trio]) => ({
  value: name,
  label: name,
  colors: trio.map((colour) => palette[colour].hex),
}))

/** A whole set of colors at one press, to go on from part by part. */
export function ClubColours({ designer: { design, change } }: { designer: Designer }) {
  const worn = Object.entries(clubs).find(([, trio]) => {
    const colours = inColours(design.product, trio)
    return Object.keys(colours).every((part) => design.colours[part] === colours[part])
  })
  return (
    <Swatches
      label="Club colors"
      options={options}
      value={worn?.[0] ?? null}
      onChange={(name) => change({ ...design, colours: inColours(design.product, clubs[name]!) })}
    />
  )
}
