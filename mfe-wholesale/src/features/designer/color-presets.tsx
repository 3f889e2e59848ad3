import { palette } from '@shop/shared-drawings'
import { Swatches } from '@shop/shared-ui'
import { applyColors, type Designable } from '@shop/shared-drawings/designer'
import type { Designer } from './use-designer'

/** Presets of three colors by name; the first is the largest on the product. */
const presets: Readonly<Record<string, Designable['start']>> = {
  'Red corner': ['red', 'black', 'bone'],
  'Blue corner': ['royal', 'navy', 'white'],
  'Black and gold': ['black', 'charcoal', 'gold'],
  'White and black': ['white', 'black', 'red'],
  Forest: ['forest', 'black', 'sand'],
  'Navy and orange': ['navy', 'white', 'orange'],
  Maroon: ['maroon', 'bone', 'gold'],
  Teal: ['teal', 'black', 'lime'],
}

const options = Object.entries(presets).map(([name, trio]) => ({
  value: name,
  label: name,
  colors: trio.map((color) => palette[color].hex),
}))

/** Applies a color preset to all parts, each of which can be changed afterwards. */
export function ColorPresets({ designer: { design, change } }: { designer: Designer }) {
  const worn = Object.entries(presets).find(([, trio]) => {
    const presetColors = applyColors(design.product, trio)
    return Object.keys(presetColors).every((part) => design.colors[part] === presetColors[part])
  })
  return (
    <Swatches
      label="Club colors"
      options={options}
      value={worn?.[0] ?? null}
      onChange={(name) => change({ ...design, colors: applyColors(design.product, presets[name]!) })}
    />
  )
}
