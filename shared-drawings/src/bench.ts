import { companion } from './color'
import { drawingTypeOf, type DrawingType } from './drawing-types'
import type { Lettering } from './lettering'
import { palette, type ColorKey } from './palette'

/** The workbench of one picture: gives each part its color and keeps each definition once, under an id of its own. */
export interface Bench {
  design: string
  view: string
  /** Text that the buyer chose, by place. */
  lettering: readonly Lettering[]
  /** How many rank stripes stand on a belt's bar. */
  stripes: number
  /** The color of a named part, from the options or else from the key's colors. */
  color(part: string): string
  /** Keeps a definition (`make` gets its id) once per name and returns that id. */
  define(name: string, make: (id: string) => string): string
  /** All definitions kept so far, as markup. */
  definitions(): string
}

/** What a bench needs to know: the drawing, colors of single parts as `#rrggbb`, and a prefix that keeps ids apart on one page. */
export interface BenchSetup {
  type: DrawingType
  design: string
  view: string
  colors: readonly ColorKey[]
  partColors: Readonly<Record<string, string>>
  lettering: readonly Lettering[]
  /** Three unless told, as on the product pictures. */
  stripes?: number
  idPrefix: string
}

/** Lays out a bench for one picture. */
export function createBench(setup: BenchSetup): Bench {
  const kept = new Map<string, { id: string; markup: string }>()
  const entry = drawingTypeOf(setup.type)
  const [main = '#1c1c1f', second, third] = setup.colors.map((key) => palette[key].hex)
  const slots = [main, second ?? companion(main), third ?? second ?? companion(main)] as const
  return {
    design: setup.design,
    view: setup.view,
    lettering: setup.lettering,
    stripes: setup.stripes ?? 3,
    color: (part) => setup.partColors[part] ?? slots[entry.parts[part]?.color ?? 0],
    define: (name, make) => {
      const known = kept.get(name)
      if (known) return known.id
      const id = `${setup.idPrefix}${kept.size.toString(36)}`
      kept.set(name, { id, markup: '' })
      kept.set(name, { id, markup: make(id) })
      return id
    },
    definitions: () => [...kept.values()].map(({ markup }) => markup).join(''),
  }
}
