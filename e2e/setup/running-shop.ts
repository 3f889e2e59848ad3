/** Addresses of the shop of all journeys, as `npm start -- --json` prints them. */
export interface RunningShop {
  shop: string
  /** Origin of the merchant's console. */
  operations: string
  api: string
  releases: string
  dataDir: string
  /** Where its first owner sets it up, while it has no staff. */
  setup?: string
}

/** Stores the addresses in the environment, which the workers inherit. */
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
