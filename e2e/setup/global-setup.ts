import { rememberShop, type RunningShop } from './running-shop'
import { startShop } from './start-shop'

/**
 * Starts the shop once for all journeys; the result stops it. `E2E_SHOP` with the line that
 * `npm start -- --fresh --json` prints takes that shop instead, which is quicker while writing a journey.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_SHOP) {
    rememberShop(JSON.parse(process.env.E2E_SHOP) as RunningShop)
    return async () => undefined
  }
  const { stop, ...shop } = await startShop()
  rememberShop(shop)
  return stop
}
