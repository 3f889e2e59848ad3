import { drawProduct } from '../draw-product'
import { drawingTypeOf } from '../drawing-types'
import { toHex, type Design } from './design'
import { getDesignable, type ProductKey } from './designable'

/** Labels of the drawing's views. */
export const viewLabels = {
  front: 'Front',
  back: 'Back',
  pair: 'Pair',
  detail: 'Close-up',
  stage: 'Spotlight',
} as const
/** The key of a view. */
export type View = keyof typeof viewLabels

/** The views available for a product. */
export const getViews = (product: ProductKey): View[] =>
  (Object.keys(viewLabels) as View[]).filter((view) => drawingTypeOf(product).views.includes(view))

/** How a design is drawn: `idPrefix` separates the ids of several drawings in one document. */
interface DesignDrawing {
  backdrop: boolean
  idPrefix?: string
}

/** Draws a design with the renderer of the product images; without its backdrop it is for the page. */
export function drawDesign(
  design: Design,
  view: View,
  { backdrop, idPrefix = backdrop ? 'picture' : 'designer' }: DesignDrawing,
): string {
  const { product, style, colors, texts, stripes } = design
  return drawProduct(
    { type: product, design: style, colors: [...getDesignable(product).start], view },
    {
      partColors: Object.fromEntries(Object.entries(colors).map(([part, color]) => [part, toHex(color)])),
      lettering: Object.keys(getDesignable(product).places).map((placement) => {
        const { text = '', color = 'white', font = 'block' } = texts[placement] ?? {}
        return { area: placement, text, face: font, color: toHex(color) }
      }),
      stripes,
      backdrop,
      idPrefix,
    },
  )
}

/** The visible parts of a style, derived from its drawing. */
interface VisibleParts {
  parts: readonly string[]
  places: readonly string[]
}

const styleCache = new Map<string, VisibleParts>()

/** The visible parts and text positions of a style, in drawing order. */
export function getVisibleParts(product: ProductKey, style: string): VisibleParts {
  const key = `${product}.${style}`
  const before = styleCache.get(key)
  if (before) return before
  const { parts, lettering, views } = drawingTypeOf(product)
  const markup = views
    .filter((view) => view === 'front' || view === 'back')
    .map((view) =>
      drawProduct(
        { type: product, design: style, colors: ['black'], view },
        { lettering: lettering.map((area) => ({ area, text: 'X' })) },
      ),
    )
    .join('')
  const shown = {
    parts: Object.keys(parts).filter((part) => markup.includes(`data-part="${part}"`)),
    places: lettering.filter((area) => markup.includes(`data-lettering="${area}"`)),
  }
  styleCache.set(key, shown)
  return shown
}

/** The visible parts with a selectable color: without rank stripes, their color is excluded. */
export const getEditableParts = ({ product, style, stripes }: Design): readonly string[] =>
  getVisibleParts(product, style).parts.filter((part) => part !== 'ranks' || stripes > 0)

/** Whether the style has a bar for rank stripes. */
export const hasRankBar = ({ product, style }: Design): boolean =>
  getVisibleParts(product, style).parts.includes('ranks')
