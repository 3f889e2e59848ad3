import { browserApi } from '@shop/shared-api'
import { useEffect, useState } from 'react'

async function readProduct() {
  const { data: list } = await browserApi.request('GET /get-products', { query: { in_stock: true, limit: 1 } })
  const { data } = await browserApi.request('GET /get-product/:id', { params: { id: list[0]?.id ?? 1 } })
  return { ...data, id: String(data.id) }
}

/** A product of the shop, as the API returns it, and its id as in addresses. */
export type SampleProduct = Awaited<ReturnType<typeof readProduct>>

/** A product of the real catalogue for the samples; undefined while loading. */
export function useSampleProduct(): SampleProduct | undefined {
  const [product, setProduct] = useState<SampleProduct>()
  useEffect(() => {
    void readProduct().then(setProduct)
  }, [])
  return product
}
