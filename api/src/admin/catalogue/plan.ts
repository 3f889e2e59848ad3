import type { ProductValues, VariantValues } from './columns'

/** A product as the shop has it now. */
export interface KnownProduct extends ProductValues {
  id: number
  slug: string
}

/** A variant as the shop has it now. */
export interface KnownVariant extends Omit<VariantValues, 'stockAsExported'> {
  id: number
  productId: number
  sku: string
}

/** What the shop knows of everything that a file speaks of. */
export interface KnownCatalogue {
  /** Ids by address. */
  categories: ReadonlyMap<string, number>
  products: readonly KnownProduct[]
  /** All variants of those products. */
  variants: readonly KnownVariant[]
}

/** A product as it will be; without an id it is new. */
export interface PlannedProduct {
  id?: number
  slug: string
  values: ProductValues
}

/** A variant as it will be; without an id it is new, and then its product may be too. */
export interface PlannedVariant {
  id?: number
  product: string
  sku: string
  values: Omit<VariantValues, 'stockAsExported'>
  /** Its size or colour changes, so that it may pass another variant on the way. */
  moves: boolean
}

/** How many things an import adds, changes and leaves as they are. */
export interface Tally {
  added: number
  changed: number
  left: number
}

/** What an import will write, and how it counts. */
export interface Plan {
  products: PlannedProduct[]
  variants: PlannedVariant[]
  tally: { products: Tally; variants: Tally }
}

/** Whether two values of a cell are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, index) => one === b[index])
  return a === b
}

/** The fields of `wanted` that differ from what is there. */
export const differing = <T extends object>(now: T, wanted: Partial<T>): (keyof T)[] =>
  (Object.keys(wanted) as (keyof T)[]).filter((field) => !same(now[field], wanted[field]))
