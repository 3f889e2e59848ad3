const storageKey = 'promo:v1'
const codePattern = /^[\w-]{1,40}$/

/** The stored promo code for the cart's field; empty when there is none or it isn't valid. */
export function readStoredPromo(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '""')
    return typeof stored === 'string' && codePattern.test(stored) ? stored : ''
  } catch {
    return ''
  }
}

/** Stores a promo code for the next visit; an empty one removes it. Does nothing without storage. */
export function savePromo(code: string): void {
  try {
    if (code === '') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(code))
  } catch {
    return
  }
}
