/** Delay between the page's start and the offer, and between checks for a better moment, in ms. */
export const OFFER_DELAY_MS = 3_000
export const RETRY_INTERVAL_MS = 2_000

const busyPages = /^\/(shipment|payment|checkout|order|login|signup|reset-password|wholesaler)(\/|$)/

/** Whether the offer is suppressed on a page: checkout, login and forms. */
export function isBusyPage(path: string): boolean {
  return busyPages.test(path)
}

/** Whether the offer would interrupt: someone is paying, reading a dialog, or filling in a field. */
export function isBadMoment(): boolean {
  if (isBusyPage(location.pathname)) return true
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  return document.activeElement?.matches('input, textarea, select') ?? false
}
