/** Information pages that have an address of their own, such as `/returns`. */
export const fixedPageSlugs: readonly string[] = [
  'about-us',
  'privacy-policy',
  'returns',
  'shipping',
  'term-conditions',
]
