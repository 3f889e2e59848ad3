import type { CartLine, NewLine } from '../cart/cart-line'
import { cartKey, createCartStorage } from '../cart/cart-storage'
import { createCartStore, type CartStore } from '../cart/cart-store'
import { serializeCart } from '../cart/parse-stored-cart'
import { emptyCart, type StoredCart } from '../cart/stored-cart'
import type { Destination } from '../cart/quote-request'
import { makeGloves, type SmallProduct, type SmallShop } from './small-shop'

/** The storage of one browser, shared by its tabs; `refuse` makes it full. */
export function makeStorage(stored: Partial<StoredCart> = {}) {
  const values = new Map([[cartKey, serializeCart({ ...emptyCart, ...stored })]])
  return {
    refuse: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.refuse) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
  }
}

/** A cart over a storage and a shop, as one tab has it, with its announcements. */
export function openCart(
  shop: SmallShop,
  storage = makeStorage(),
  mayQuote?: () => boolean,
  destination?: (shipment: StoredCart['shipment']) => Destination | null,
) {
  const announced: [count: number, worth: number][] = []
  const cart: CartStore = createCartStore({
    storage: createCartStorage(() => storage),
    quote: (body) => shop.api.request('POST /add-to-cart', { body, silent: true }),
    announce: (count, worth) => announced.push([count, worth]),
    mayQuote,
    destination,
  })
  return { cart, announced, storage }
}

/** The line for a variant; black gloves, 12 oz, by default. */
export function newLine(traits: Partial<NewLine> = {}, product: SmallProduct = makeGloves()): NewLine {
  const variant = product.variants.find(({ id }) => id === traits.variantId) ?? product.variants[0]
  if (!variant) throw new Error(`${product.title} has no variant.`)
  return {
    productId: product.id,
    variantId: variant.id,
    quantity: 1,
    title: product.title,
    thumbnail: variant.image,
    size: variant.size,
    color: variant.color,
    priceSeen: variant.discount_price,
    salePriceSeen: variant.discount_sale_price,
    hasChoice: true,
    hasError: false,
    ...traits,
  }
}

/** The same as a cart line, with a key. */
export function makeLine({ variantId, ...traits }: Partial<CartLine> = {}, product?: SmallProduct): CartLine {
  const line = newLine(typeof variantId === 'number' ? { variantId } : {}, product)
  return { key: 1, ...line, ...traits, ...(variantId === null && { variantId }) }
}

/** Waits until the cart is priced or has failed. */
export function settled(cart: CartStore): Promise<void> {
  return new Promise((done) => {
    const check = () => cart.state().quoting || (stop(), done())
    const stop = cart.subscribe(check)
    setTimeout(check)
  })
}
