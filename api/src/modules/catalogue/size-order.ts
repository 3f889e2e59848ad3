const LETTERS = [
  'XXXS',
  'XXS',
  'XS',
  'S',
  'S/M',
  'M',
  'M/L',
  'L',
  'L/XL',
  'XL',
  'XXL',
  '2XL',
  'XXXL',
  '3XL',
  '4XL',
  '5XL',
]

const numeric = new Intl.Collator('en', { numeric: true })

/** Sort order of sizes: letter sizes by size, then everything else by its numbers. */
export function bySize(a: string, b: string): number {
  const [rankA, rankB] = [LETTERS.indexOf(a.toUpperCase()), LETTERS.indexOf(b.toUpperCase())]
  if (rankA >= 0 && rankB >= 0) return rankA - rankB
  if (rankA >= 0 || rankB >= 0) return rankA >= 0 ? -1 : 1
  return numeric.compare(a, b)
}
