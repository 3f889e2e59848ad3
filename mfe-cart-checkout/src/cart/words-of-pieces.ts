/** Which variation and how many of it, as in "Black, 12 oz · Qty 2"; a bare number would look like one more size. */
export const wordsOfPieces = ({ color, size, quantity }: { color: string; size: string; quantity: number }) =>
  `${[color, size].filter(Boolean).join(', ')}\u00a0· Qty\u00a0${quantity}`
