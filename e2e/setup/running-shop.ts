/** Addresses of the shop that all journeys run in, as `npm start -- --json` tells them. */
export interface RunningShop {
  shop: string
  api: string
  releases: string
  dataDir: string
}

/** Puts the addresses where the workers, which inherit the environment, find them. */
export function rememberShop(shop: RunningShop): void {
  process.env.SHOP_URL = shop.shop
  process.env.E2E_SHOP = JSON.stringify(shop)
}

/** The shop that the setup started. */
export function rememberedShop(): RunningShop {
  const text = process.env.E2E_SHOP
  if (!text) throw new Error('No shop was started for these tests: run them through playwright.config.ts.')
  return JSON.parse(text) as RunningShop
}
