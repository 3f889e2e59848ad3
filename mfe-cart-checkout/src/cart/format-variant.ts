/** Variant and quantity, as in "Black, 12 oz · Qty 2"; a bare number would look like another size. */
export const formatVariant = ({ color, size, quantity }: { color: string; size: string; quantity: number }) =>
  `${[color, size].filter(Boolean).join(', ')}\u00a0· Qty\u00a0${quantity}`
