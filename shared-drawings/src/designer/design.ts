import { drawingTypeOf } from '../drawing-types'
import type { LetterFace } from '../lettering'
import { palette, type ColorKey } from '../palette'
import { getDesignable, type Designable, type ProductKey } from './designable'

/** The text at one position. */
export interface PlacedText {
  text: string
  color: ColorKey
  font: LetterFace
}

/** A design as plain data, serialized to the URL. */
export interface Design {
  product: ProductKey
  style: string
  /** The color of every part, including parts hidden by the style. */
  colors: Readonly<Record<string, ColorKey>>
  /** Text by position; positions without text are missing. */
  texts: Readonly<Record<string, PlacedText>>
  /** Number of rank stripes on a belt. */
  stripes: number
}

/** Labels of the fonts. */
export const fontLabels: Record<LetterFace, string> = { block: 'Block', italic: 'Slanted', light: 'Fine' }

/** Maps three colors to all parts of a product, as in the product images. */
export function applyColors(product: ProductKey, trio: Designable['start']): Design['colors'] {
  const parts = Object.entries(drawingTypeOf(product).parts)
  return Object.fromEntries(parts.map(([part, { color }]) => [part, trio[color]]))
}

/** Creates a product's default design. */
export function createDefaultDesign(product: ProductKey): Design {
  const { styles, start } = getDesignable(product)
  return {
    product,
    style: Object.keys(styles)[0]!,
    colors: applyColors(product, start),
    texts: {},
    stripes: product === 'belt' ? 2 : 0,
  }
}

/** Switches the product and carries the first text over to its first position. */
export function withProduct(design: Design, product: ProductKey): Design {
  const [text] = Object.values(design.texts)
  const [placement, room] = Object.entries(getDesignable(product).places)[0]!
  const next = createDefaultDesign(product)
  return text && text.text.length <= room.maxLength ? { ...next, texts: { [placement]: text } } : next
}

/** Sets the text at a position; blank text removes it. */
export function withText(design: Design, placement: string, change: Partial<PlacedText>): Design {
  const { [placement]: before, ...others } = design.texts
  const after: PlacedText = { text: '', color: 'white', font: 'block', ...before, ...change }
  return { ...design, texts: after.text.trim() === '' ? others : { ...others, [placement]: after } }
}

/** The label of a part. */
export const getPartLabel = (product: ProductKey, part: string): string =>
  drawingTypeOf(product).parts[part]?.name ?? part

/** The sRGB value of a color as `#rrggbb`. */
export const toHex = (color: ColorKey): string => palette[color].hex
