import { isColourKey, letterFaces, mostStripes, type ColourKey } from '@shop/shared-drawings'
import { startOf, withText, type Design } from './design'
import { designableOf, isProductKey } from './designable'
import { hasRankBar, partsOf, shownIn } from './draw-design'

/** A design as it stands in an address: everything that can be seen, under readable names, in one fixed order. */
export function writeDesign(design: Design): string {
  const { product, style, colours, texts, stripes } = design
  const params = new URLSearchParams({ product, style })
  for (const part of partsOf(design)) params.set(part, colours[part]!)
  if (hasRankBar(design)) params.set('stripes', String(stripes))
  for (const place of shownIn(product, style).places) {
    const placed = texts[place]
    if (placed) params.set(`text-${place}`, [placed.colour, placed.face, placed.text].join('~'))
  }
  return params.toString()
}

/** A design as read from an address, and the names of what in it could not be read and was left at its start. */
export interface ReadDesign {
  design: Design
  refused: readonly string[]
}

/** Reads a design, trusting nothing: an address may come from anybody. Names that are not the designer's are passed over. */
export function readDesign(params: URLSearchParams): ReadDesign {
  const refused: string[] = []
  const read = <T>(name: string, understand: (text: string) => T | undefined): T | undefined => {
    const text = params.get(name)
    if (text === null) return undefined
    const value = understand(text)
    if (value === undefined) refused.push(name)
    return value
  }
  const product = read('product', (text) => (isProductKey(text) ? text : undefined)) ?? 'glove'
  const { styles, places } = designableOf(product)
  const start = startOf(product)
  const style = read('style', (text) => (Object.hasOwn(styles, text) ? text : undefined)) ?? start.style
  const stripes = read('stripes', stripesIn) ?? start.stripes
  const colours = Object.fromEntries(
    Object.entries(start.colours).map(([part, colour]) => [part, read(part, colourIn) ?? colour]),
  )
  let design: Design = { product, style, colours, texts: {}, stripes }
  for (const [place, { most }] of Object.entries(places)) {
    const text = read(`text-${place}`, (written) => textIn(written, most))
    if (text) design = withText(design, place, text)
  }
  return { design, refused }
}

const colourIn = (text: string): ColourKey | undefined => (isColourKey(text) ? text : undefined)

function stripesIn(text: string): number | undefined {
  const stripes = /^\d$/.test(text) ? Number(text) : mostStripes + 1
  return stripes <= mostStripes ? stripes : undefined
}

function textIn(written: string, most: number) {
  const [colour = '', face, ...rest] = written.split('~')
  const text = cleanText(rest.join('~'), most)
  const knownFace = letterFaces.find((known) => known === face)
  return isColourKey(colour) && knownFace && text.trim() ? { text, colour, face: knownFace } : undefined
}

/** Lettering without signs that have no shape, and no longer than its place takes. */
export function cleanText(text: string, most: number): string {
  return [...text.replace(/[\p{C}\u2028\u2029]/gu, '')].slice(0, most).join('')
}
