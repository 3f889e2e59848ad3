import { createBench } from './bench'
import { parseDrawingKey, type Drawing } from './drawing-key'
import { drawingTypeOf } from './drawing-types'
import type { Lettering } from './lettering'
import { sketches } from './products'
import { sharePaths } from './share-paths'
import { setStage, type Sketch } from './studio'

/** What the gear designer may set on a drawing. */
export interface DrawOptions {
  /** Colors of single parts as `#rrggbb`, over those of the key. */
  partColors?: Readonly<Record<string, string>>
  /** Text in the type's lettering areas; an empty text clears the area. */
  lettering?: readonly Lettering[]
  /** The shop's name, printed where `lettering` has no text; none by default. */
  shopName?: string
  /** Rank stripes on a belt's bar, from none to `MAX_STRIPES`. */
  stripes?: number
  /** False leaves the paper away: the product with its shadow only. */
  backdrop?: boolean
  /** Makes ids unique when several drawings are in one document. */
  idPrefix?: string
}

/** The most rank stripes that a belt's bar has room for. */
export const MAX_STRIPES = 4

const hexColor = /^#[0-9a-f]{6}$/i

function checkOptions(drawing: Drawing, options: DrawOptions): void {
  const entry = drawingTypeOf(drawing.type)
  for (const [part, color] of Object.entries(options.partColors ?? {})) {
    if (!Object.hasOwn(entry.parts, part))
      throw new RangeError(
        `A ${drawing.type} has no part "${part}"; its parts are ${Object.keys(entry.parts).join(', ')}.`,
      )
    if (!hexColor.test(color)) throw new RangeError(`The color of "${part}" must be written #rrggbb.`)
  }
  for (const { area, color } of options.lettering ?? []) {
    if (!entry.lettering.includes(area))
      throw new RangeError(`A ${drawing.type} takes no text at "${area}"; its areas are ${entry.lettering.join(', ')}.`)
    if (color !== undefined && !hexColor.test(color))
      throw new RangeError(`The color of the text at "${area}" must be written #rrggbb.`)
  }
  const { stripes = 0 } = options
  if (!Number.isInteger(stripes) || stripes < 0 || stripes > MAX_STRIPES)
    throw new RangeError(`A rank bar has room for 0 to ${MAX_STRIPES} stripes.`)
  if (options.idPrefix !== undefined && !/^[a-z][\w-]*$/i.test(options.idPrefix))
    throw new RangeError('The id prefix must be a plain word.')
}

/** A product ready to be set into a larger scene: its definitions, its markup on the 1200 grid, and its outline. */
export interface ProductMarkup {
  definitions: string
  scene: string
  sketch: Sketch
}

/** Draws a product's markup without the svg root; refuses what drawProduct refuses. */
export function composeProduct(key: string | Drawing, options: DrawOptions = {}): ProductMarkup {
  const drawing = typeof key === 'string' ? parseDrawingKey(key) : key
  checkOptions(drawing, options)
  const idPrefix = options.idPrefix ?? 'd'
  const bench = createBench({
    ...drawing,
    partColors: options.partColors ?? {},
    lettering: options.lettering ?? [],
    shopName: options.shopName,
    stripes: options.stripes,
    idPrefix,
  })
  const sketch = sketches[drawing.type](bench)
  const { definitions, scene } = sharePaths(setStage(bench, sketch, { backdrop: options.backdrop ?? true }), idPrefix)
  return { definitions: bench.definitions() + definitions, scene, sketch }
}

/** Draws a product as a 1200 × 1200 SVG document; throws UnknownDrawingError for a key that names none, RangeError for options that do not fit. */
export function drawProduct(key: string | Drawing, options: DrawOptions = {}): string {
  const drawing = typeof key === 'string' ? parseDrawingKey(key) : key
  const { definitions, scene, sketch } = composeProduct(drawing, options)
  const { x, y, size } = drawing.view === 'detail' ? sketch.detail : { x: 0, y: 0, size: 1200 }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="${x} ${y} ${size} ${size}"><defs>${definitions}</defs>${scene}</svg>`
}
