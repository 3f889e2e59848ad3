/**
 * Return terms for unused gear, on pages and in structured data: days after delivery, and the price of a label in
 * dollars.
 */
export const returnTerms = { days: 45, labelPrice: 6.95 } as const
