import { companion } from './color'
import { drawingTypeOf, type DrawingType } from './drawing-types'
import type { Lettering } from './lettering'
import { palette, type ColorKey } from './palette'

/** Drawing context of one picture: resolves part colors and stores each definition once, under a unique id. */
export interface Bench {
  design: string
  view: string
  /** The buyer's text, by area. */
  lettering: readonly Lettering[]
  /** The shop's name, printed where the buyer has no text; may be empty. */
  shopName: string
  /** Number of rank stripes on a belt's bar. */
  stripes: number
  /** The color of a named part, from the options or else from the key's colors. */
  color(part: string): string
  /** Stores a definition (`make` receives its id) once per name and returns that id. */
  define(name: string, make: (id: string) => string): string
  /** All stored definitions as markup. */
  definitions(): string
}

/**
 * Input of a drawing context: the drawing, colors of single parts as `#rrggbb`, and an id prefix that is unique on
 * the page.
 */
export interface BenchSetup {
  type: DrawingType
  design: string
  view: string
  colors: readonly ColorKey[]
  partColors: Readonly<Record<string, string>>
  lettering: readonly Lettering[]
  /** None by default. */
  shopName?: string
  /** Three by default, as on the product pictures. */
  stripes?: number
  idPrefix: string
}

/** Lays out a bench for one picture. */
export function createBench(setup: BenchSetup): Bench {
  const definitions = new Map<string, { id: string; markup: string }>()
  const entry = drawingTypeOf(setup.type)
  const [main = '#1c1c1f', second, third] = setup.colors.map((key) => palette[key].hex)
  const slots = [main, second ?? companion(main), third ?? second ?? companion(main)] as const
  return {
    design: setup.design,
    view: setup.view,
    lettering: setup.lettering,
    shopName: setup.shopName?.toUpperCase() ?? '',
    stripes: setup.stripes ?? 3,
    color: (part) => setup.partColors[part] ?? slots[entry.parts[part]?.color ?? 0],
    define: (name, make) => {
      const known = definitions.get(name)
      if (known) return known.id
      const id = `${setup.idPrefix}${definitions.size.toString(36)}`
      definitions.set(name, { id, markup: '' })
      definitions.set(name, { id, markup: make(id) })
      return id
    },
    definitions: () => [...definitions.values()].map(({ markup }) => markup).join(''),
  }
}
