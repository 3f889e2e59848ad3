import { MAX_STRIPES } from '../draw-product'
import { letterFaces } from '../lettering'
import { isColorKey, type ColorKey } from '../palette'
import { createDefaultDesign, withText, type Design } from './design'
import { getDesignable, isProductKey } from './designable'
import { hasRankBar, getEditableParts, getVisibleParts } from './draw-design'

/** Serializes everything visible in a design to a query string with readable names in a fixed order. */
export function serializeDesign(design: Design): string {
  const { product, style, colors, texts, stripes } = design
  const params = new URLSearchParams({ product, style })
  for (const part of getEditableParts(design)) params.set(part, colors[part]!)
  if (hasRankBar(design)) params.set('stripes', String(stripes))
  for (const placement of getVisibleParts(product, style).places) {
    const placed = texts[placement]
    if (placed) params.set(`text-${placement}`, [placed.color, placed.font, placed.text].join('~'))
  }
  return params.toString()
}

/** A parsed design, and the names of invalid parameters that were replaced by defaults. */
export interface ParsedDesign {
  design: Design
  rejected: readonly string[]
}

/** Parses an untrusted query into a design. Unknown parameters are ignored. */
export function parseDesign(params: URLSearchParams): ParsedDesign {
  const rejected: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = params.get(name)
    if (text === null) return undefined
    const value = parse(text)
    if (value === undefined) rejected.push(name)
    return value
  }
  const product = read('product', (text) => (isProductKey(text) ? text : undefined)) ?? 'glove'
  const { styles, places } = getDesignable(product)
  const start = createDefaultDesign(product)
  const style = read('style', (text) => (Object.hasOwn(styles, text) ? text : undefined)) ?? start.style
  const stripes = read('stripes', parseStripes) ?? start.stripes
  const colors = Object.fromEntries(
    Object.entries(start.colors).map(([part, color]) => [part, read(part, parseColor) ?? color]),
  )
  let design: Design = { product, style, colors, texts: {}, stripes }
  for (const [placement, { maxLength }] of Object.entries(places)) {
    const text = read(`text-${placement}`, (written) => parseText(written, maxLength))
    if (text) design = withText(design, placement, text)
  }
  return { design, rejected }
}

const parseColor = (text: string): ColorKey | undefined => (isColorKey(text) ? text : undefined)

function parseStripes(text: string): number | undefined {
  const stripes = /^\d$/.test(text) ? Number(text) : MAX_STRIPES + 1
  return stripes <= MAX_STRIPES ? stripes : undefined
}

function parseText(written: string, maxLength: number) {
  const [color = '', font, ...rest] = written.split('~')
  const text = cleanText(rest.join('~'), maxLength)
  const knownFont = letterFaces.find((option) => option === font)
  return isColorKey(color) && knownFont && text.trim() ? { text, color, font: knownFont } : undefined
}

/** Removes invisible characters and truncates text to its maximum length. */
export function cleanText(text: string, maxLength: number): string {
  return [...text.replace(/[\p{C}\u2028\u2029]/gu, '')].slice(0, maxLength).join('')
}
