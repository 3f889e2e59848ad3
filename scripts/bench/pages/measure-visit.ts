import type { Browser, Page } from '@shop/e2e/browser'
import { leaveCart } from '@shop/e2e/kept-cart'
import { applyConditions, type Conditions } from './conditions'
import { readVitals, watchVitals, type Vitals } from './watch-vitals'

/** One cold visit: its vitals, and what it fetched in bytes by kind, as they travelled. */
export interface Visit extends Vitals {
  requests: number
  bytes: Record<string, number>
}

/** Opens a page in a browser of its own that knows nothing of the shop yet, under the conditions, for `use`. */
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

/** Visits an address once, with what a browser keeps of a cart if any, until nothing is fetched any more. */
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
    if (cart) await leaveCart(page, cart)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 })
    const vitals = await readVitals(page)
    const bytes: Record<string, number> = {}
    for (const [kind, size] of await Promise.all(finished)) bytes[kind] = (bytes[kind] ?? 0) + size
    return { ...vitals, requests: finished.length, bytes }
  })
}
