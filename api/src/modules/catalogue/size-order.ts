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

/** Sort order of sizes: letter sizes by size, then everything else by its numbers. */
export function bySize(a: string, b: string): number {
  const [rankA, rankB] = [LETTERS.indexOf(a.toUpperCase()), LETTERS.indexOf(b.toUpperCase())]
  if (rankA >= 0 && rankB >= 0) return rankA - rankB
  if (rankA >= 0 || rankB >= 0) return rankA >= 0 ? -1 : 1
  return a.localeCompare(b, 'en', { numeric: true })
}
