import type { Api, CartItem, CartQuote, ProductVariant, QuoteRequest, Slab } from '@shop/shared-api'
import { createFakeApi, errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'

/** A variant with the given traits: black, 12 oz, 5 in stock, 49 dollars. */
export function makeVariant(traits: Partial<ProductVariant> = {}): ProductVariant {
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

/** A product of the fake shop. */
export interface SmallProduct {
  id: number
  title: string
  variants: ProductVariant[]
}

/** Gloves in black 12 oz (5 in stock), 14 oz (2 in stock, on sale), 16 oz (sold out), and in red 12 oz only. */
export function makeGloves(): SmallProduct {
  return {
    id: 1,
    title: 'Ring gloves',
    variants: [
      makeVariant(),
      makeVariant({ id: 12, size: '14 oz', available: 2, discount_price: 52, discount_sale_price: 45 }),
      makeVariant({ id: 13, size: '16 oz', available: 0, discount_price: 55 }),
      makeVariant({ id: 14, color: 'Red', available: 9 }),
    ],
  }
}

/** A belt of 20 dollars in one variant, 50 in stock. */
export function makeBelt(): SmallProduct {
  return {
    id: 2,
    title: 'Belt',
    variants: [makeVariant({ id: 21, size: 'A2', available: 50, discount_price: 20 })],
  }
}

/** A fake shop that answers the cart's API calls by the contract; tests change its products between calls. */
export interface SmallShop {
  api: Api
  products: SmallProduct[]
  coupons: Record<string, { id: number; code: string; value: number }>
  wholesale: boolean
  /** A wholesaler's tier message, and the percentage off. */
  tierMessage: string
  tierPercent: number
  slabs: Slab[]
  /** Every quote request, oldest first. */
  quoteRequests: QuoteRequest[]
  /** While set, quotes fail without a connection ("offline") or with this status. */
  failing: 'offline' | number | null
  /** Handlers of all calls; tests may change them between calls. */
  answers: Handlers
  /** Each quote waits for this promise. */
  pause: Promise<void>
}

/** Opens a shop with gloves and belts; shipping costs 8.95 (free from 99) or 24.95. */
export function openSmallShop(): SmallShop {
  const answers: Handlers = {}
  const shop: SmallShop = {
    api: createFakeApi(answers),
    products: [makeGloves(), makeBelt()],
    coupons: { WELCOME10: { id: 5, code: 'WELCOME10', value: 10 } },
    wholesale: false,
    tierMessage: 'Spend $100 to $200 and get 10% off!',
    tierPercent: 0,
    slabs: [],
    quoteRequests: [],
    failing: null,
    answers,
    pause: Promise.resolve(),
  }
  Object.assign(answers, cartHandlers(shop))
  return shop
}

function cartHandlers(shop: SmallShop): Handlers {
  return {
    'POST /add-to-cart': async ({ body }) => {
      shop.quoteRequests.push(body)
      await shop.pause
      if (shop.failing === 'offline') throw new TypeError('Failed to fetch')
      if (shop.failing) return errorResponse(shop.failing, 'failed', 'The shop is unavailable.')
      return quoteOf(shop, body)
    },
    'GET /get-slabs': () => ({ data: shop.slabs }),
    'GET /general-setting': () => ({
      data: { ...sampleSettings, simple_shipment: 8.95, express_shipment: 24.95, free_shipment: 99 },
    }),
    // Codes are case-insensitive.
    'POST /apply-coupen': ({ body }) => {
      const coupon = shop.coupons[body.code.toUpperCase()]
      return coupon ? { coupon } : errorResponse(422, 'not_found', 'We don’t recognize this code.')
    },
  }
}

/** Prices a cart like the API; tax is 10% of the subtotal once a state is given. */
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
  const variant = product?.variants.find(({ id }) => id === line.product_variation_id)
  const stock = variant?.available ?? 0
  const quantity = stock === 0 ? line.qty : Math.min(line.qty, stock)
  const warn = (code: 'price_changed' | 'qty_reduced' | 'unavailable', from: number, to: number) => [
    { product_variation_id: line.product_variation_id, code, from, to, message: code },
  ]
  const seen = line.discount_sale_price ?? line.discount_price
  const price = variant?.discount_sale_price ?? variant?.discount_price ?? 0
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
    thumbnail: variant?.image ?? '',
    productVariations: product.variants,
    selectedSize: variant?.size ?? '',
    selectedColor: variant?.color ?? '',
    quantity,
    product_variation_id: variant?.id ?? 0,
    discount_price: variant?.discount_price ?? 0,
    discount_sale_price: variant?.discount_sale_price ?? null,
    hasError: stock === 0,
    selectedVariantion: variant ?? null,
    line_total: stock === 0 ? 0 : round(price * quantity),
  }
  return { item, warnings }
}

const round = (dollars: number) => Math.round(dollars * 100) / 100
