import { cartOfOneBelt } from '@shop/e2e/kept-cart'

/** A page to be visited. */
export interface Place {
  site: string
  page: string
  url: string
  /** What the visitor's browser keeps of a cart. */
  cart?: string
}

/** The pages that are visited of a shop. The checkout begins with where to send the goods. */
export const shopPages: readonly (readonly [page: string, path: string])[] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/1'],
  ['cart', '/cart'],
  ['checkout', '/shipment'],
]

/** A shop's pages, its cart and checkout with a piece in the cart where it is a shop of our kind. */
export async function placesOf(shop: string, pages: typeof shopPages): Promise<Place[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(`/api${path}`, shop))).json()
  const cart = await cartOfOneBelt(read).catch(() => undefined)
  return pages.map(([page, path]) => ({
    site: new URL(shop).host,
    page,
    url: new URL(path, shop).href,
    ...(page === 'cart' || page === 'checkout' ? { cart } : {}),
  }))
}

/** One address of any shop as a place, named by its path. */
export function placeAt(url: string): Place {
  const { host, pathname, search } = new URL(url)
  return { site: host, page: pathname + search, url }
}

/** The places that are there, and a sentence for each that is not. */
export async function thoseThere(places: readonly Place[]): Promise<{ there: Place[]; missing: string[] }> {
  const said = await Promise.all(places.map(({ url }) => whyNot(url)))
  const missing = places.flatMap(({ site, page }, index) => (said[index] ? [`${page} of ${site}: ${said[index]}`] : []))
  return { there: places.filter((_, index) => !said[index]), missing }
}

async function whyNot(url: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(url)
    return ok ? undefined : `answered ${status}`
  } catch {
    return 'does not answer'
  }
}
