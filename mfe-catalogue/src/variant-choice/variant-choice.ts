import type { Product, ProductVariation } from '@shop/shared-api'

/** What the shopper has chosen so far. */
export interface Choice {
  color: string | null
  size: string | null
}

/** A choice that can be bought, one that cannot (sold out, or never made), or one still to be completed. */
export type ChoiceState = 'incomplete' | 'available' | 'unavailable'

type WithVariants = Pick<Product, 'productVariations'>
type Choosable = WithVariants & Pick<Product, 'colors' | 'sizes'>

/** The variation of this colour and size; undefined when it was never made. */
export function findVariant(
  { productVariations }: WithVariants,
  { color, size }: Choice,
): ProductVariation | undefined {
  return productVariations.find((variant) => variant.color === color && variant.size === size)
}

/** Whether what is chosen can go into the cart. */
export function stateOf(product: WithVariants, choice: Choice): ChoiceState {
  if (choice.color === null || choice.size === null) return 'incomplete'
  const found = findVariant(product, choice)
  return found && found.available > 0 ? 'available' : 'unavailable'
}

/** Whether a colour or size leads to nothing in stock, given what else is chosen. */
export function isSoldOut(product: WithVariants, wanted: Partial<Choice>, { color, size }: Choice): boolean {
  const fits = (variant: ProductVariation) =>
    (wanted.color ?? color ?? variant.color) === variant.color && (wanted.size ?? size ?? variant.size) === variant.size
  return !product.productVariations.some((variant) => fits(variant) && variant.available > 0)
}

/** Reads the choice from an address; what it leaves open is filled where the product leaves no question or a best first look. */
export function readChoice(product: Choosable, params: URLSearchParams): Choice {
  const { colors, sizes, productVariations } = product
  const size = sizes.find((option) => option === params.get('size')) ?? (sizes.length === 1 ? (sizes[0] ?? null) : null)
  const requested = colors.find(({ name }) => name === params.get('color'))?.name
  const inStock = colors.find(({ name }) => productVariations.some((v) => v.color === name && v.available > 0))?.name
  return { color: requested ?? inStock ?? colors[0]?.name ?? null, size }
}

/** The address's query with the choice in it, everything else kept. */
export function writeChoice(params: URLSearchParams, choice: Partial<Choice>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(choice)) {
    if (value) next.set(key, value)
  }
  return next
}

/** A quantity held between 1 and what is in stock. */
export function fitQuantity(quantity: number, available: number): number {
  return Math.max(1, Math.min(quantity, available))
}
