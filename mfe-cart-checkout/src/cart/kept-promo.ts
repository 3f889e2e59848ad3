const key = 'promo:v1'
const form = /^[\w-]{1,40}$/

/** The promo code that this browser has kept for the cart's field; empty when there is none that could be one. */
export function readPromo(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '""')
    return typeof kept === 'string' && form.test(kept) ? kept : ''
  } catch {
    return ''
  }
}

/** Keeps a code for the next visit; an empty one forgets it. Without storage the shopper types it again. */
export function keepPromo(code: string): void {
  try {
    if (code === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(code))
  } catch {
    return
  }
}
