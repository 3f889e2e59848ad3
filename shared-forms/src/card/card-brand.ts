/** Brands that the shop takes. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover'

interface BrandRules {
  name: string
  begins: RegExp
  /** How many digits a number may have, and how they are grouped on the card. */
  lengths: number[]
  groups: number[]
  /** Digits of the security code. */
  code: number
}

/** How each brand's numbers look, by the issuers' published ranges. */
export const brandRules: Record<CardBrand, BrandRules> = {
  visa: { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
  mastercard: {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    code: 3,
  },
  amex: { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  discover: {
    name: 'Discover',
    begins: /^(6011|64[4-9]|65)/,
    lengths: [16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    code: 3,
  },
}

/** The brand that a number of these digits has, as soon as they tell it. */
export function brandOf(digits: string): CardBrand | undefined {
  return (Object.keys(brandRules) as CardBrand[]).find((brand) => brandRules[brand].begins.test(digits))
}
