/** Fewest and most business days from dispatch to delivery, nationwide, as promised on the Shipping page. */
export const TRANSIT_DAYS = { simple: [3, 6], express: [1, 2] } as const
