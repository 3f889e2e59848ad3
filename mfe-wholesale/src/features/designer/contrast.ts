import { palette, type ColorKey } from '@shop/shared-drawings'
import { toHex, type Design, getDesignable, getVisibleParts } from '@shop/shared-drawings/designer'

/** WCAG's minimum contrast ratio for large text. */
export const MIN_CONTRAST = 3

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG contrast ratio of two colors (`#rrggbb`), from 1 to 21. */
export function getContrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Text with low contrast: its background, the ratio, and the color with the highest contrast. */
export interface LowContrastText {
  placement: string
  text: string
  color: ColorKey
  on: ColorKey
  ratio: number
  better: ColorKey
}

/** Finds visible text below WCAG's minimum contrast; across several parts the lowest ratio counts. */
export function findLowContrastTexts(design: Design): LowContrastText[] {
  const { parts, places } = getVisibleParts(design.product, design.style)
  return places.flatMap((placement) => {
    const placed = design.texts[placement]
    if (!placed) return []
    const backgrounds = getDesignable(design.product)
      .places[placement]!.on.filter((part) => parts.includes(part))
      .map((part) => design.colors[part]!)
    const worst = (color: ColorKey) =>
      backgrounds
        .map((on) => ({ on, ratio: getContrast(toHex(color), toHex(on)) }))
        .reduce((least, next) => (next.ratio < least.ratio ? next : least))
    const { on, ratio } = worst(placed.color)
    if (ratio >= MIN_CONTRAST) return []
    const colors = Object.keys(palette) as ColorKey[]
    const better = colors.reduce((best, next) => (worst(next).ratio > worst(best).ratio ? next : best))
    return [{ placement, text: placed.text, color: placed.color, on, ratio, better }]
  })
}
