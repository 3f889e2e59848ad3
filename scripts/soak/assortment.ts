import type { Assortment } from './visits'

/** Reads some products and categories of a running shop; `few` are the ids of scarce variants. */
export async function readAssortment(shop: string, few: ReadonlySet<number> = new Set()): Promise<Assortment> {
  const { data } = await fetchJson<{ data: { id: number }[] }>(shop, '/api/get-products?limit=30')
  const categories = await fetchJson<{ data: { slug: string }[] }>(shop, '/api/get-categories')
  const products = await Promise.all(
    data.map(async ({ id }) => {
      const product = await fetchJson<{ data: { productVariations: { id: number }[] } }>(shop, `/api/get-product/${id}`)
      return { id, variantId: product.data.productVariations[0]?.id ?? 0 }
    }),
  )
  return {
    products: products.filter(({ variantId }) => variantId > 0 && !few.has(variantId)),
    scarce: products.filter(({ variantId }) => few.has(variantId)),
    slugs: categories.data.map(({ slug }) => slug),
  }
}

async function fetchJson<Answer>(shop: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, shop))
  if (!response.ok) throw new Error(`The shop responded with ${response.status} to ${path}: is it ready?`)
  return (await response.json()) as Answer
}
