import { palette, type ColourKey } from '@shop/shared-drawings'
import { hexOf, type Design } from './design'
import { designableOf } from './designable'
import { shownIn } from './draw-design'

/** What WCAG asks of large letters. */
export const leastContrast = 3

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast of two colours (`#rrggbb`), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Letters that are hard to read: what they stand on, by how much, and the colour that would read best there. */
export interface FaintText {
  place: string
  text: string
  colour: ColourKey
  on: ColourKey
  ratio: number
  better: ColourKey
}

/** Every text of the design that can be seen and is fainter than WCAG allows; on several parts, the worst one counts. */
export function faintTexts(design: Design): FaintText[] {
  const { parts, places } = shownIn(design.product, design.style)
  return places.flatMap((place) => {
    const placed = design.texts[place]
    if (!placed) return []
    const grounds = designableOf(design.product)
      .places[place]!.on.filter((part) => parts.includes(part))
      .map((part) => design.colours[part]!)
    const worst = (colour: ColourKey) =>
      grounds
        .map((on) => ({ on, ratio: contrastOf(hexOf(colour), hexOf(on)) }))
        .reduce((least, next) => (next.ratio < least.ratio ? next : least))
    const { on, ratio } = worst(placed.colour)
    if (ratio >= leastContrast) return []
    const colours = Object.keys(palette) as ColourKey[]
    const better = colours.reduce((best, next) => (worst(next).ratio > worst(best).ratio ? next : best))
    return [{ place, text: placed.text, colour: placed.colour, on, ratio, better }]
  })
}
