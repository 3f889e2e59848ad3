import type { Browser, Page } from '@shop/e2e/browser'
import { storeCart } from '@shop/e2e/stored-cart'
import { applyConditions, type Conditions } from './conditions'
import { readVitals, watchVitals, type Vitals } from './watch-vitals'

/** One cold visit: its vitals, and the compressed bytes fetched by kind. */
export interface Visit extends Vitals {
  requests: number
  bytes: Record<string, number>
}

/** Opens a page in a fresh browser context under the conditions and passes it to `use`. */
export async function inFreshPage<T>(browser: Browser, conditions: Conditions, use: (page: Page) => Promise<T>) {
  const { viewport, isMobile } = conditions
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile })
  try {
    const page = await context.newPage()
    await watchVitals(page)
    await applyConditions(page, conditions)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Visits an address once, with a stored cart if given, until the network is idle. */
export function measureVisit(
  browser: Browser,
  { url, cart }: { url: string; cart?: string },
  conditions: Conditions,
): Promise<Visit> {
  return inFreshPage(browser, conditions, async (page) => {
    const finished: Promise<[string, number]>[] = []
    page.on('requestfinished', (request) => {
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
      finished.push(size.then((bytes) => [request.resourceType(), bytes]))
    })
    if (cart) await storeCart(page, cart)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 })
    const vitals = await readVitals(page)
    const bytes: Record<string, number> = {}
    for (const [kind, size] of await Promise.all(finished)) bytes[kind] = (bytes[kind] ?? 0) + size
    return { ...vitals, requests: finished.length, bytes }
  })
}
