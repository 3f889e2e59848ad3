import type { Product } from '@shop/shared-api'
import type { Measure } from '../../body/body'

/** What the piece is for; it decides between two sizes that both fit. */
export type Use = 'pads' | 'bag' | 'all-round' | 'sparring' | 'close' | 'roomy'

/** How one kind of gear is fitted. */
export interface FitKind {
  name: 'glove' | 'hand' | 'uniform' | 'jiu-jitsu' | 'letters' | 'shorts' | 'belt'
  /** What is asked for, the measure that decides first. */
  measures: readonly Measure[]
  /** Empty where it makes no difference. */
  uses: readonly Use[]
}

const garment: readonly Use[] = ['close', 'roomy']
const glove: FitKind = {
  name: 'glove',
  measures: ['weight', 'hand'],
  uses: ['all-round', 'bag', 'pads', 'sparring'],
}
const hand: FitKind = { name: 'hand', measures: ['hand', 'weight'], uses: garment }
const uniform: FitKind = { name: 'uniform', measures: ['height', 'weight'], uses: garment }
const jiuJitsu: FitKind = { name: 'jiu-jitsu', measures: ['height', 'weight'], uses: garment }
const tops: FitKind = { name: 'letters', measures: ['weight', 'height', 'waist'], uses: garment }
const shorts: FitKind = { name: 'shorts', measures: ['waist', 'weight'], uses: garment }
const belt: FitKind = { name: 'belt', measures: ['waist'], uses: [] }

/** By category, the nearest one first; what is not here has sizes of its own, or ages. */
const kinds: Record<string, FitKind> = {
  'boxing-gloves': glove,
  'bag-gloves': glove,
  'mma-gloves': hand,
  'bjj-gis': jiuJitsu,
  'bjj-belts': jiuJitsu,
  'kids-bjj-gis': jiuJitsu,
  gis: uniform,
  'kids-karate-gis': uniform,
  'kids-judo-gis': uniform,
  'kids-taekwondo-doboks': uniform,
  shorts,
  'rash-guards': tops,
  shirts: tops,
  belts: belt,
  'kids-belts': belt,
}

/** How a product is fitted; null where its sizes do not depend on the body, or there is only one. */
export function fitKindOf({ breadcrumb, sizes }: Pick<Product, 'breadcrumb' | 'sizes'>): FitKind | null {
  const slug = [...breadcrumb].reverse().find((step) => Object.hasOwn(kinds, step.slug))?.slug
  const categoryKind = slug === undefined ? undefined : kinds[slug]
  // Bag gloves come in ounces, bag mitts in letters.
  const kind = categoryKind === glove && !sizes.some((size) => size.endsWith(' oz')) ? hand : categoryKind
  return kind && sizes.length > 1 ? kind : null
}
