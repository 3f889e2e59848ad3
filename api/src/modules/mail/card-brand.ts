const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}
/** The name of a card's brand. */
export const brandName = (brand: string) => BRANDS[brand] ?? 'Card'
