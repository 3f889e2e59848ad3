/** Time from the page's start to the offer, and between looks for a better moment, in ms. */
export const offerAfterMs = 3_000
export const lookAgainAfterMs = 2_000

const checkout = /^\/(shipment|payment|checkout|order)(\/|$)/

/** Whether the offer would interrupt: someone is paying, reading a dialog, or filling in a field. */
export function isBadMoment(): boolean {
  if (checkout.test(location.pathname)) return true
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  return document.activeElement?.matches('input, textarea, select') ?? false
}
