import type { ProductValues, VariantValues } from './columns'

/** A product as stored now. */
export interface ExistingProduct extends ProductValues {
  id: number
  slug: string
}

/** A variant as stored now. */
export interface ExistingVariant extends Omit<VariantValues, 'stockAsExported'> {
  id: number
  productId: number
  sku: string
}

/** The stored rows that a file references. */
export interface ExistingCatalogue {
  /** Ids by address. */
  categories: ReadonlyMap<string, number>
  /** Keys of photographs by file name. */
  photographs: ReadonlyMap<string, string>
  products: readonly ExistingProduct[]
  /** All variants of those products. */
  variants: readonly ExistingVariant[]
}

/** A product after the import; a new one has no id. */
export interface PlannedProduct {
  id?: number
  slug: string
  values: ProductValues
}

/** A variant after the import; a new one has no id, and its product may be new, too. */
export interface PlannedVariant {
  id?: number
  product: string
  sku: string
  values: Omit<VariantValues, 'stockAsExported'>
  /** Its size or color changes, so the update may conflict temporarily with another variant's. */
  moves: boolean
}

/** How many rows an import adds, changes and leaves unchanged. */
export interface Tally {
  added: number
  changed: number
  left: number
}

/** What an import writes, with its counts. */
export interface Plan {
  products: PlannedProduct[]
  variants: PlannedVariant[]
  tally: { products: Tally; variants: Tally }
}

/** Whether two cell values are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => item === b[index])
  return a === b
}

/** The fields of `wanted` that differ from the stored row. */
export const differing = <T extends object>(now: T, wanted: Partial<T>): (keyof T)[] =>
  (Object.keys(wanted) as (keyof T)[]).filter((field) => !same(now[field], wanted[field]))
