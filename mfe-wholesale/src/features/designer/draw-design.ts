import { drawingTypeOf, drawProduct } from '@shop/shared-drawings'
import { hexOf, type Design } from './design'
import { designableOf, type ProductKey } from './designable'

/** Ways to look at a design: as the drawing's own views, under their spoken names. */
export const viewNames = { front: 'Front', back: 'Back', pair: 'Pair', detail: 'Close-up', stage: 'Spotlight' } as const
/** One of them. */
export type View = keyof typeof viewNames

/** The views that a product has. */
export const viewsOf = (product: ProductKey): View[] =>
  (Object.keys(viewNames) as View[]).filter((view) => drawingTypeOf(product).views.includes(view))

/** The drawing of a design by the function that draws the product pictures; without its backdrop it is for the page. */
export function drawDesign(design: Design, view: View, { backdrop }: { backdrop: boolean }): string {
  const { product, style, colours, texts, stripes } = design
  return drawProduct(
    { type: product, design: style, colours: [...designableOf(product).start], view },
    {
      partColours: Object.fromEntries(Object.entries(colours).map(([part, colour]) => [part, hexOf(colour)])),
      lettering: Object.keys(designableOf(product).places).map((place) => {
        const { text = '', colour = 'white', face = 'block' } = texts[place] ?? {}
        return { place, text, face, colour: hexOf(colour) }
      }),
      stripes,
      backdrop,
      idPrefix: backdrop ? 'picture' : 'designer',
    },
  )
}

/** What a style shows, told from its drawing. */
interface Shown {
  parts: readonly string[]
  places: readonly string[]
}

const known = new Map<string, Shown>()

/** The parts and lettering places that a style of a product has, in the order of the drawing's own list. */
export function shownIn(product: ProductKey, style: string): Shown {
  const key = `${product}.${style}`
  const before = known.get(key)
  if (before) return before
  const { parts, lettering, views } = drawingTypeOf(product)
  const markup = views
    .filter((view) => view === 'front' || view === 'back')
    .map((view) =>
      drawProduct(
        { type: product, design: style, colours: ['black'], view },
        { lettering: lettering.map((place) => ({ place, text: 'X' })) },
      ),
    )
    .join('')
  const shown = {
    parts: Object.keys(parts).filter((part) => markup.includes(`data-part="${part}"`)),
    places: lettering.filter((place) => markup.includes(`data-lettering="${place}"`)),
  }
  known.set(key, shown)
  return shown
}

/** The parts of a design that can be seen and coloured: a bar without stripes has no stripes to colour. */
export const partsOf = ({ product, style, stripes }: Design): readonly string[] =>
  shownIn(product, style).parts.filter((part) => part !== 'ranks' || stripes > 0)

/** Whether the design's style has a bar for rank stripes. */
export const hasRankBar = ({ product, style }: Design): boolean => shownIn(product, style).parts.includes('ranks')
