import {
  createApi,
  type Api,
  type CartItem,
  type CartQuote,
  type ProductVariation,
  type QuoteRequest,
  type Slab,
} from '@shop/shared-api'

/** A variation with the given traits: black, 12 oz, 5 in stock, 49 dollars. */
export function makeVariation(traits: Partial<ProductVariation> = {}): ProductVariation {
  return {
    id: 11,
    sku: 'GLV-11',
    size: '12 oz',
    color: 'Black',
    color_hex: '#1c1c1f',
    available: 5,
    image: '/api/media/products/glove.classic.black',
    discount_price: 49,
    discount_sale_price: null,
    ...traits,
  }
}

/** A product of the small shop. */
export interface SmallProduct {
  id: number
  title: string
  variations: ProductVariation[]
}

/** Gloves in black 12 oz (5 left), 14 oz (2 left, on sale), 16 oz (sold out), and in red 12 oz alone. */
export function makeGloves(): SmallProduct {
  return {
    id: 1,
    title: 'Ring gloves',
    variations: [
      makeVariation(),
      makeVariation({ id: 12, size: '14 oz', available: 2, discount_price: 52, discount_sale_price: 45 }),
      makeVariation({ id: 13, size: '16 oz', available: 0, discount_price: 55 }),
      makeVariation({ id: 14, color: 'Red', available: 9 }),
    ],
  }
}

/** A belt of 20 dollars in one variation, 50 left. */
export function makeBelt(): SmallProduct {
  return {
    id: 2,
    title: 'Belt',
    variations: [makeVariation({ id: 21, size: 'A2', available: 50, discount_price: 20 })],
  }
}

/** A plain shop that answers the cart's calls by the contract: change what it sells between two calls. */
export interface SmallShop {
  api: Api
  products: SmallProduct[]
  coupons: Record<string, { id: number; code: string; value: number }>
  wholesale: boolean
  /** What a wholeseller is told of tiers, and the percentage that comes off. */
  tierMessage: string
  tierPercent: number
  slabs: Slab[]
  /** What each quote asked, oldest first. */
  asked: QuoteRequest[]
  /** While set, calls fail as without a connection ("offline") or with this status. */
  failing: 'offline' | number | null
  /** What answers further calls, by method and path, as in `POST /rates`. */
  answers: Record<string, (body: never, request: Request) => Response | Promise<Response>>
  /** Each quote waits for this promise before it answers. */
  pause: Promise<void>
}

/** Opens a shop with gloves and belts, delivery for 8.95 (free from 99) or 24.95. */
export function openSmallShop(): SmallShop {
  const shop: SmallShop = {
    api: createApi({ baseUrl: 'http://shop.test/api', fetch: (input, init) => answer(shop, new Request(input, init)) }),
    products: [makeGloves(), makeBelt()],
    coupons: { WELCOME10: { id: 5, code: 'WELCOME10', value: 10 } },
    wholesale: false,
    tierMessage: 'Spend $100 to $200 and get 10% off!',
    tierPercent: 0,
    slabs: [],
    asked: [],
    failing: null,
    answers: {},
    pause: Promise.resolve(),
  }
  return shop
}

async function answer(shop: SmallShop, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const body = request.method === 'POST' ? await request.json() : undefined
  if (path.endsWith('/add-to-cart')) {
    shop.asked.push(body)
    await shop.pause
  }
  if (shop.failing === 'offline') throw new TypeError('Failed to fetch')
  if (shop.failing) return Response.json({ code: 'failed', message: 'The shop is resting.' }, { status: shop.failing })
  const further = shop.answers[`${request.method} ${path.replace(/^\/api/, '')}`]
  if (further) return further(body as never, request)
  if (path.endsWith('/add-to-cart')) return Response.json(quoteOf(shop, body))
  if (path.endsWith('/get-slabs')) return Response.json({ data: shop.slabs })
  if (path.endsWith('/general-setting')) {
    return Response.json({ data: { simple_shipment: 8.95, express_shipment: 24.95, free_shipment: 99 } })
  }
  // Capital letters or small ones are one code.
  const coupon = shop.coupons[String(body.code).toUpperCase()]
  if (coupon) return Response.json({ coupon })
  return Response.json({ code: 'not_found', message: 'We do not know this code.' }, { status: 422 })
}

/** Prices a cart as the API does; tax is 10% of the subtotal once a state is told. */
export function quoteOf(shop: SmallShop, { products, shipment_type, coupen_id, state }: QuoteRequest): CartQuote {
  const answered = products.map((line) => itemOf(shop, line))
  const items = answered.flatMap(({ item }) => item ?? [])
  const subtotal = round(items.reduce((sum, item) => sum + item.line_total, 0))
  const coupon = Object.values(shop.coupons).find(({ id }) => id === coupen_id)
  const express = shipment_type === 'express'
  const percent = shop.wholesale ? shop.tierPercent : (coupon?.value ?? 0)
  const discount = round((subtotal * percent) / 100)
  const delivery = shop.wholesale ? 0 : express ? 24.95 : subtotal >= 99 ? 0 : 8.95
  const tax = state ? round(subtotal * 0.1) : 0
  return {
    items,
    warnings: answered.flatMap(({ warnings }) => warnings),
    count: items.reduce((count, item) => count + item.quantity, 0),
    cartHasError: items.some(({ hasError }) => hasError),
    shipment_type: express ? 'express' : 'simple',
    express_offered: !shop.wholesale,
    shipment_note: shop.wholesale ? null : noteOf(subtotal, express),
    wholesalerDiscountMessage: shop.wholesale ? shop.tierMessage : null,
    coupon_message: coupen_id && !coupon ? 'This code has expired.' : null,
    subtotal,
    sale_discount: 0,
    discount,
    discount_percentage: percent,
    discount_label: percent ? (shop.wholesale ? 'Wholeseller' : 'Coupon') : null,
    coupon: shop.wholesale ? 0 : discount,
    delivery_charges: delivery,
    tax,
    applied_tax: state ? 0.1 : 0,
    total: round(subtotal - discount + delivery + tax),
  }
}

function noteOf(subtotal: number, express: boolean): string {
  if (subtotal < 99) return `Spend $${round(99 - subtotal)} more to get free shipping.`
  return express ? 'You selected express delivery type.' : 'Your shipment is FREE now!'
}

function itemOf(shop: SmallShop, line: QuoteRequest['products'][number]) {
  const product = shop.products.find(({ id }) => id === line.product_id)
  const variation = product?.variations.find(({ id }) => id === line.product_variation_id)
  const stock = variation?.available ?? 0
  const quantity = stock === 0 ? line.qty : Math.min(line.qty, stock)
  const warn = (code: 'price_changed' | 'qty_reduced' | 'unavailable', from: number, to: number) => [
    { product_variation_id: line.product_variation_id, code, from, to, message: code },
  ]
  const seen = line.discount_sale_price ?? line.discount_price
  const price = variation?.discount_sale_price ?? variation?.discount_price ?? 0
  const warnings =
    stock === 0
      ? warn('unavailable', line.qty, 0)
      : [
          ...(seen !== undefined && seen !== price ? warn('price_changed', seen, price) : []),
          ...(line.qty > stock ? warn('qty_reduced', line.qty, stock) : []),
        ]
  const item: CartItem | undefined = product && {
    id: product.id,
    title: product.title,
    slug: 'slug',
    thumbnail: variation?.image ?? '',
    productVariations: product.variations,
    selectedSize: variation?.size ?? '',
    selectedColor: variation?.color ?? '',
    quantity,
    product_variation_id: variation?.id ?? 0,
    discount_price: variation?.discount_price ?? 0,
    discount_sale_price: variation?.discount_sale_price ?? null,
    hasError: stock === 0,
    selectedVariantion: variation ?? null,
    line_total: stock === 0 ? 0 : round(price * quantity),
  }
  return { item, warnings }
}

const round = (dollars: number) => Math.round(dollars * 100) / 100
