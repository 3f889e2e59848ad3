import type { ProductSummary } from '@shop/shared-api'

/** The color that a card shows instead of the product's first, as its list is filtered by it. */
export type ShownColor = ProductSummary['colors'][number]

/** Finds the first of the product's colors that the list is filtered by; undefined without one. */
export function findShownColor({ colors }: ProductSummary, wanted: readonly string[]): ShownColor | undefined {
  return colors.find(({ name }) => wanted.includes(name))
}
