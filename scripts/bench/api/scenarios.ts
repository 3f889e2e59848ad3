import { randomUUID } from 'node:crypto'
import { orderForm } from '@shop/api/testing/order-form'
import type { Request } from 'autocannon'

/** A call to measure, with the variety of requests that shoppers send. */
export interface Scenario {
  name: string
  status: number
  requests: Request[]
}

interface Listed {
  data: { id: number }[]
}
interface Detail {
  data: { productVariations: { id: number; available: number }[] }
}

const JSON_HEAD = { 'content-type': 'application/json' }
const SEARCH_TERMS = [
  'belt',
  'shirts',
  'gloves',
  'boxing',
  'ninja',
  'karate gi',
  'red gloves',
  'rash guard',
  'cobra',
  'phoenix',
]

/** Creates the scenarios from the running API's products. */
export async function scenariosOf(url: string): Promise<Scenario[]> {
  const categories = await fetchJson<{ data: { slug: string }[] }>(url, '/api/get-categories?take_all=true')
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => fetchJson<Listed>(url, `/api/get-products?limit=60&page=${page}`)),
  )
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  const carts = await Promise.all(chunks(ids.slice(0, 120), 2).map((pair) => cartOf(url, pair)))
  const slugs = categories.data.map(({ slug }) => slug)
  const sortOrders = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating']
  const lists = sortOrders.flatMap((sort) => range(8).map((page) => `/api/get-products?sort=${sort}&page=${page + 1}`))
  const filters = ['in_stock=true', 'color=Black', 'price_max=60&sort=price_desc', 'on_sale=true&sort=newest']
  const filtered = slugs.flatMap((slug, index) => `/api/get-products?product_category=${slug}&${filters[index % 4]}`)
  const searches = SEARCH_TERMS.flatMap((word) =>
    [1, 2].map((page) => `/api/get-products?search=${encodeURIComponent(word)}&page=${page}`),
  )
  return [
    { name: 'list', status: 200, requests: lists.map(get) },
    { name: 'filtered list', status: 200, requests: filtered.map(get) },
    { name: 'search', status: 200, requests: searches.map(get) },
    { name: 'product', status: 200, requests: ids.map((id) => get(`/api/get-product/${id}`)) },
    {
      name: 'cart quote',
      status: 200,
      requests: carts.map(({ products }) => post('/api/add-to-cart', { products, state: 'OR' })),
    },
    { name: 'order', status: 201, requests: carts.map(orderOf) },
  ]
}

const get = (path: string): Request => ({ method: 'GET', path })
const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path,
  headers: JSON_HEAD,
  body: JSON.stringify(body),
})
const range = (length: number) => Array.from({ length }, (_, index) => index)
const chunks = <T>(list: T[], size: number) =>
  range(Math.floor(list.length / size)).map((index) => list.slice(index * size, (index + 1) * size))

type Cart = Awaited<ReturnType<typeof cartOf>>

/** One item of each product, with the total price. */
async function cartOf(url: string, productIds: number[]) {
  const products = await Promise.all(
    productIds.map(async (id) => {
      const { data } = await fetchJson<Detail>(url, `/api/get-product/${id}`)
      const variant = data.productVariations.find(({ available }) => available > 100_000)
      if (!variant) throw new Error(`Product ${id} has too little stock to be ordered repeatedly.`)
      return { product_id: id, product_variation_id: variant.id, qty: 1 }
    }),
  )
  const quote = await fetchJson<{ total: number }>(url, '/api/add-to-cart', { products, state: 'OR' })
  return { products, total: quote.total }
}

/** Each order has its own key, network and email; otherwise it would count as a repeat or hit a buyer's limit. */
const orderOf = ({ products, total }: Cart): Request => ({
  ...post('/api/add-order', orderForm({ products, expected_total: total })),
  setupRequest: (request) => {
    const key = randomUUID()
    const network = `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`
    return {
      ...request,
      headers: { ...JSON_HEAD, 'idempotency-key': key, 'x-forwarded-for': network },
      body: JSON.stringify(orderForm({ products, expected_total: total, email: `${key}@example.com` })),
    }
  },
})

async function fetchJson<Answer>(url: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(new URL(path, url), {
    ...(body !== undefined && { method: 'POST', headers: JSON_HEAD, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
