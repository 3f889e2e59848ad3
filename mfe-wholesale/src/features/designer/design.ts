import { drawingTypeOf, palette, type ColourKey, type LetterFace } from '@shop/shared-drawings'
import { designableOf, type Designable, type ProductKey } from './designable'

/** Text at one place. */
export interface PlacedText {
  text: string
  colour: ColourKey
  face: LetterFace
}

/** Everything that a visitor chose; plain data, written into the address and read back from it. */
export interface Design {
  product: ProductKey
  style: string
  /** The colour of every part of the product, also of those that the style hides. */
  colours: Readonly<Record<string, ColourKey>>
  /** Text by place; a place without text is missing. */
  texts: Readonly<Record<string, PlacedText>>
  /** Rank stripes on a belt's bar. */
  stripes: number
}

/** Letter faces as they are called. */
export const faceNames: Record<LetterFace, string> = { block: 'Block', italic: 'Slanted', light: 'Fine' }

/** All parts of a product in three colours, each in the one of them that it takes in the product pictures. */
export function inColours(product: ProductKey, trio: Designable['start']): Design['colours'] {
  const parts = Object.entries(drawingTypeOf(product).parts)
  return Object.fromEntries(parts.map(([part, { colour }]) => [part, trio[colour]]))
}

/** How a product looks before anything is chosen. */
export function startOf(product: ProductKey): Design {
  const { styles, start } = designableOf(product)
  return {
    product,
    style: Object.keys(styles)[0]!,
    colours: inColours(product, start),
    texts: {},
    stripes: product === 'belt' ? 2 : 0,
  }
}

/** Another product under the same name: the first text goes along to its first place. */
export function onProduct(design: Design, product: ProductKey): Design {
  const [text] = Object.values(design.texts)
  const [place, room] = Object.entries(designableOf(product).places)[0]!
  const next = startOf(product)
  return text && text.text.length <= room.most ? { ...next, texts: { [place]: text } } : next
}

/** The design with this text at a place; a blank text clears the place. */
export function withText(design: Design, place: string, change: Partial<PlacedText>): Design {
  const { [place]: before, ...others } = design.texts
  const after: PlacedText = { text: '', colour: 'white', face: 'block', ...before, ...change }
  return { ...design, texts: after.text.trim() === '' ? others : { ...others, [place]: after } }
}

/** A part's spoken name. */
export const partName = (product: ProductKey, part: string): string => drawingTypeOf(product).parts[part]?.name ?? part

/** The sRGB value of a colour. */
export const hexOf = (colour: ColourKey): string => palette[colour].hex
