import { z } from 'zod'

const DEADLINE_MS = 5_000
/** More than customers may order while the page is open. */
const MIN_AVAILABLE = 5

const products = z.object({ data: z.array(z.object({ id: z.number() })).min(1) })
const product = z.object({
  data: z.object({
    id: z.number(),
    title: z.string(),
    productVariations: z.array(
      z.object({ id: z.number(), available: z.number(), size: z.string(), color: z.string(), image: z.string() }),
    ),
  }),
})

/**
 * The text of a visitor's cart with one available product of the shop, in the form that browsers keep as `cart:v1`;
 * undefined when the API has none or doesn't answer.
 */
export async function storedCart(apiUrl: string | null): Promise<string | undefined> {
  if (apiUrl === null) return undefined
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const answer = await fetch(`${apiUrl}/api${path}`, { signal: AbortSignal.timeout(DEADLINE_MS) })
    return schema.parse(await answer.json())
  }
  try {
    const { data: listed } = await read('/get-products?in_stock=true&limit=3', products)
    for (const { id } of listed) {
      const { data: found } = await read(`/get-product/${id}`, product)
      const variant = found.productVariations.find(({ available }) => available >= MIN_AVAILABLE)
      if (variant) return serializeCart(found, variant)
    }
  } catch {
    // The caller reports that the cart is empty.
  }
  return undefined
}

type Product = z.infer<typeof product>['data']

function serializeCart({ id, title }: Product, variant: Product['productVariations'][number]): string {
  const { id: variationId, size, color, image: thumbnail } = variant
  const line = { key: 1, productId: id, variationId, quantity: 1, size, color, title, thumbnail }
  return JSON.stringify({ lines: [line], shipment: 'simple', changes: [] })
}
