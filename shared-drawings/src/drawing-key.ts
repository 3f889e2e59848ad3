import { drawingTypeOf, drawingTypes, type DrawingType } from './drawing-types'
import { isColorKey, type ColorKey } from './palette'

/** What one picture shows, as parsed from its key. */
export interface Drawing {
  type: DrawingType
  design: string
  /** One to three colors: main, second, accent. */
  colors: readonly ColorKey[]
  view: string
}

/** Thrown for an invalid drawing key; the message names the wrong segment and the valid values. */
export class UnknownDrawingError extends Error {
  override name = 'UnknownDrawingError'
}

const isType = (text: string): text is DrawingType => Object.hasOwn(drawingTypes, text)

const refuse = (key: string, why: string): never => {
  throw new UnknownDrawingError(`No drawing "${key.slice(0, 80)}": ${why}.`)
}

/** Parses `<type>.<design>.<colors>[.<view>]`; throws UnknownDrawingError for anything else. */
export function parseDrawingKey(key: string): Drawing {
  const [type = '', design = '', colorText = '', view, ...rest] = key.split('.')
  if (!isType(type)) return refuse(key, `the type must be one of ${Object.keys(drawingTypes).join(', ')}`)
  const entry = drawingTypeOf(type)
  if (!entry.designs.includes(design))
    return refuse(key, `a ${type}'s design must be one of ${entry.designs.join(', ')}`)
  const colors = colorText.split('-')
  if (colors.length > 3 || !colors.every(isColorKey))
    return refuse(key, 'colors are one to three palette names joined by a dash')
  if (rest.length > 0 || view === 'front') return refuse(key, 'the key has redundant segments')
  if (view !== undefined && !entry.views.includes(view))
    return refuse(key, `a ${type}'s view must be one of ${entry.views.join(', ')}`)
  return { type, design, colors, view: view ?? 'front' }
}

/** Serializes the canonical key of a drawing (the front view is omitted); throws like parseDrawingKey. */
export function drawingKey(drawing: Omit<Drawing, 'view'> & { view?: string }): string {
  const { type, design, colors, view = 'front' } = drawing
  const key = [type, design, colors.join('-'), ...(view === 'front' ? [] : [view])].join('.')
  parseDrawingKey(key)
  return key
}
