import type { FamilyProduct, ProductFamily } from './product-family'

const GRAMS_PER_POUND = 453.592

const inUsUnits = (grams: number) =>
  grams < GRAMS_PER_POUND
    ? `${(grams / 28.3495).toFixed(1)} oz`
    : `${(grams / GRAMS_PER_POUND).toFixed(grams < 10 * GRAMS_PER_POUND ? 1 : 0)} lb`

/** The bullet that tells what the piece weighs, from the smallest size to the largest. */
export function packedWeight(family: ProductFamily, product: FamilyProduct): string {
  const sizes = product.sizes ?? family.sizes
  const grams = product.weight ?? family.weight
  const lightest = inUsUnits(grams * sizes[0]!.bulk)
  const heaviest = inUsUnits(grams * sizes.at(-1)!.bulk)
  return lightest === heaviest ? `Weighs about ${lightest}` : `Weighs ${lightest} to ${heaviest} by size`
}
