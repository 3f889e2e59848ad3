/** Whether simple delivery is free at this subtotal, in cents: from the threshold of the shop's settings on. */
export function isShippingFree(subtotalCents: number, freeFromCents: number): boolean {
  return subtotalCents >= freeFromCents
}
