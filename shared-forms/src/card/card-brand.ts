/** Card brands that the shop accepts. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover'

interface BrandRules {
  name: string
  prefix: RegExp
  /** Valid numbers of digits. `groups` is how they are grouped on the card. */
  lengths: number[]
  groups: number[]
  /** Number of digits of the security code. */
  codeLength: number
}

/** Number format of each brand, by the issuers' published ranges. */
export const brandRules: Record<CardBrand, BrandRules> = {
  visa: { name: 'Visa', prefix: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], codeLength: 3 },
  mastercard: {
    name: 'Mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  amex: { name: 'American Express', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  discover: {
    name: 'Discover',
    prefix: /^(6011|64[4-9]|65)/,
    lengths: [16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    codeLength: 3,
  },
}

/** The brand of a full or partial card number; undefined while it is ambiguous. */
export function brandOf(digits: string): CardBrand | undefined {
  return (Object.keys(brandRules) as CardBrand[]).find((brand) => brandRules[brand].prefix.test(digits))
}
