const PAGES = [1, 2, 3]
const SORT_ORDERS = ['newest', 'price_asc', 'price_desc']

/** Paths of the first `count` addresses in a shop's sitemap: pages, categories, products. */
export async function sitemapAddresses(shop: string, count = Infinity): Promise<string[]> {
  const found = new Set<string>()
  for (const file of await locations(`${shop}/sitemap.xml`, shop)) {
    if (found.size >= count) break
    for (const address of await locations(file, shop)) found.add(new URL(address).pathname)
  }
  return [...found].slice(0, count)
}

/** As many addresses of pages and categories, of sorted and further pages of their lists, and of products. */
export async function mixedAddresses(shop: string, count: number): Promise<string[]> {
  const known = await sitemapAddresses(shop, count)
  const isProduct = (path: string) => /^\/shop\/\d+$/.test(path)
  const pages = known.filter((path) => !isProduct(path))
  const lists = pages
    .filter((path) => path.startsWith('/product/list/'))
    .flatMap((path) => SORT_ORDERS.flatMap((sort) => PAGES.map((page) => `${path}?page=${page}&sort=${sort}`)))
  return [...pages, ...lists, ...known.filter(isProduct)].slice(0, count)
}

/** Locations in a sitemap file, at the address where this shop is served. */
async function locations(url: string, shop: string): Promise<string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address]) => new URL(new URL(address as string).pathname, shop).href)
}
