/** The least that a card can be charged, in cents. */
const MIN_CHARGE_CENTS = 50

/**
 * How much of a balance of store credit can pay an order, in cents: all of its total, or so much that a card can be charged
 * with the rest.
 */
export function usableCreditCents(balanceCents: number, totalCents: number): number {
  if (balanceCents >= totalCents) return totalCents
  return Math.max(0, Math.min(balanceCents, totalCents - MIN_CHARGE_CENTS))
}
