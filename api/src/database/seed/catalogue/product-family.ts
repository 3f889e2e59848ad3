import type { DrawingType } from '@shop/shared-drawings'
import type { SizeRange } from './size-ranges'

/** The house's own lines: Forge and Mainstay box, Cadence sweats, Rivet grapples, Selvage is woven, Ember is for children. */
export type BrandLine =
  | 'Forge'
  | 'Mainstay'
  | 'Cadence'
  | 'Rivet'
  | 'Selvage'
  | 'Tempered'
  | 'Bastion'
  | 'Girder'
  | 'Nightfall'
  | 'Freight'
  | 'Ember'

/** One product of a family: what sets it apart from its siblings. */
export interface FamilyProduct {
  title: string
  /** One or two sentences for this product alone; the family's `build` follows them. */
  text: string
  /** Colourways as the colour piece of a drawing key: main, second, accent. */
  colours: readonly string[]
  /** Dollars, for the first size. */
  price: number
  /** Dollars, for the first size; only while it is on sale. */
  sale?: number
  /** Bullets of its own, in front of the family's. */
  points: readonly string[]
  /** Where it departs from the family. */
  design?: string
  sizes?: SizeRange
  material?: string
  build?: string
  care?: string
  weight?: number
  /** The family's bullets do not hold for it. */
  withoutFamilyPoints?: boolean
}

/** Products that share a category, a make and a size range. */
export interface ProductFamily {
  /** Slug of a leaf category. */
  category: string
  line: BrandLine
  type: DrawingType
  design: string
  sizes: SizeRange
  material: string
  care: string
  /** How every product of the family is made, used and kept, in one or two sentences. */
  build: string
  points: readonly string[]
  /** Grams of the piece as it is packed, in a size of bulk 1: the first of most ranges. */
  weight: number
  /** The second colour tells variants apart (stripe, rank), so it is always named. */
  twoTone?: boolean
  products: readonly FamilyProduct[]
}
