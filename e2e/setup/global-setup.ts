import { rememberShop } from './running-shop'
import { startShop } from './start-shop'

/** Starts the shop once for all journeys; the result stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shop = await startShop()
  rememberShop(shop)
  return shop.stop
}
