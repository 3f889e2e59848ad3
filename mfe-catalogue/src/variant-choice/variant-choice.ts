import type { Product, ProductVariant } from '@shop/shared-api'

/** The selected color and size. */
export interface Choice {
  color: string | null
  size: string | null
}

/** Whether a choice is available, unavailable (sold out or nonexistent), or incomplete. */
export type ChoiceState = 'incomplete' | 'available' | 'unavailable'

type WithVariants = Pick<Product, 'productVariations'>
type Choosable = WithVariants & Pick<Product, 'colors' | 'sizes'>

/** Finds the variant of a color and size; undefined if it doesn't exist. */
export function findVariant({ productVariations }: WithVariants, { color, size }: Choice): ProductVariant | undefined {
  return productVariations.find((variant) => variant.color === color && variant.size === size)
}

/** Returns the state of a choice. */
export function getChoiceState(product: WithVariants, choice: Choice): ChoiceState {
  if (choice.color === null || choice.size === null) return 'incomplete'
  const found = findVariant(product, choice)
  return found && found.available > 0 ? 'available' : 'unavailable'
}

/** Whether a color or size has no stock, given the rest of the choice. */
export function isSoldOut(product: WithVariants, wanted: Partial<Choice>, { color, size }: Choice): boolean {
  const fits = (variant: ProductVariant) =>
    (wanted.color ?? color ?? variant.color) === variant.color && (wanted.size ?? size ?? variant.size) === variant.size
  return !product.productVariations.some((variant) => fits(variant) && variant.available > 0)
}

/** Parses the choice from a URL; missing parts default to the only size and the first color in stock. */
export function parseChoice(product: Choosable, params: URLSearchParams): Choice {
  const { colors, sizes, productVariations } = product
  const size = sizes.find((option) => option === params.get('size')) ?? (sizes.length === 1 ? (sizes[0] ?? null) : null)
  const requested = colors.find(({ name }) => name === params.get('color'))?.name
  const inStock = colors.find(({ name }) => productVariations.some((v) => v.color === name && v.available > 0))?.name
  return { color: requested ?? inStock ?? colors[0]?.name ?? null, size }
}

/** Adds the choice to a query and keeps its other parameters. */
export function serializeChoice(params: URLSearchParams, choice: Partial<Choice>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(choice)) {
    if (value) next.set(key, value)
  }
  return next
}

/** Clamps a quantity to between 1 and the stock. */
export function clampQuantity(quantity: number, available: number): number {
  return Math.max(1, Math.min(quantity, available))
}
