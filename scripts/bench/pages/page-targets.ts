import { cartOfOneBelt } from '@shop/e2e/stored-cart'

/** A page to visit. */
export interface PageTarget {
  site: string
  page: string
  url: string
  /** The stored cart in the visitor's browser. */
  cart?: string
}

/** The measured pages of a shop. The checkout starts with the shipping address. */
export const shopPages: readonly (readonly [page: string, path: string])[] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/1'],
  ['cart', '/cart'],
  ['checkout', '/shipment'],
]

/** The pages of a shop, with one item in the cart if its API is ours. */
export async function pageTargetsOf(shop: string, pages: typeof shopPages): Promise<PageTarget[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(`/api${path}`, shop))).json()
  const cart = await cartOfOneBelt(read).catch(() => undefined)
  return pages.map(([page, path]) => ({
    site: new URL(shop).host,
    page,
    url: new URL(path, shop).href,
    ...(page === 'cart' || page === 'checkout' ? { cart } : {}),
  }))
}

/** A target for a single address, named by its path. */
export function pageTargetAt(url: string): PageTarget {
  const { host, pathname, search } = new URL(url)
  return { site: host, page: pathname + search, url }
}

/** Splits targets into reachable ones and a message for each unreachable one. */
export async function findReachable(
  targets: readonly PageTarget[],
): Promise<{ there: PageTarget[]; missing: string[] }> {
  const problems = await Promise.all(targets.map(({ url }) => reachProblem(url)))
  const missing = targets.flatMap(({ site, page }, index) =>
    problems[index] ? [`${page} of ${site}: ${problems[index]}`] : [],
  )
  return { there: targets.filter((_, index) => !problems[index]), missing }
}

async function reachProblem(url: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(url)
    return ok ? undefined : `answered ${status}`
  } catch {
    return 'does not respond'
  }
}
