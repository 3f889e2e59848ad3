import { storedIds } from '../../local-storage/stored-list'

/** The number of stored products, as specified. */
const MAX_VIEWED = 10

const storedViews = storedIds('viewed:v1', MAX_VIEWED)

/** Records a view of a product. Browser only. */
export function rememberViewed(productId: number): void {
  storedViews.write([productId, ...storedViews.read().filter((id) => id !== productId)])
}

/** The viewed products, newest first, without `except` (the current one). Browser only. */
export function getViewedProducts(except?: number): number[] {
  return storedViews.read().filter((id) => id !== except)
}
