import type { Product } from '@shop/shared-api'
import type { Measure } from '../../body/body'

/** The intended use; it decides between two sizes that both fit. */
export type Use = 'pads' | 'bag' | 'all-round' | 'sparring' | 'close' | 'roomy'

/** The fitting rules of one kind of gear. */
export interface FitKind {
  name: 'glove' | 'hand' | 'uniform' | 'jiu-jitsu' | 'letters' | 'shorts' | 'belt'
  /** The required measurements; the first one decides. */
  measures: readonly Measure[]
  /** Empty if the use makes no difference. */
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

/** By category slug; categories without an entry have other sizing. */
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

/**
 * Returns the fitting rules of a product by its nearest category; null if its sizes don't depend on the body or there
 * is only one.
 */
export function getFitKind({ breadcrumb, sizes }: Pick<Product, 'breadcrumb' | 'sizes'>): FitKind | null {
  const slug = [...breadcrumb].reverse().find((step) => Object.hasOwn(kinds, step.slug))?.slug
  const categoryKind = slug === undefined ? undefined : kinds[slug]
  // Bag gloves are sized in ounces, bag mitts in letters.
  const kind = categoryKind === glove && !sizes.some((size) => size.endsWith(' oz')) ? hand : categoryKind
  return kind && sizes.length > 1 ? kind : null
}
