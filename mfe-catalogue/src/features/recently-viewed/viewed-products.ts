import { storedIds } from '../../local-storage/stored-ids'

/** How many products are remembered, as the spec has it. */
const LIMIT = 10

const storedViews = storedIds('viewed:v1', LIMIT)

/** Remembers that this product was looked at just now. Browser only. */
export function rememberViewed(productId: number): void {
  storedViews.write([productId, ...storedViews.read().filter((id) => id !== productId)])
}

/** The products looked at, the last one first, without `except` (the one on show). Browser only. */
export function viewedProducts(except?: number): number[] {
  return storedViews.read().filter((id) => id !== except)
}
