import type { CartLine, NewLine } from '../cart/cart-line'
import { cartKey, createCartKeeper } from '../cart/cart-keeper'
import { createCartStore, type CartStore } from '../cart/cart-store'
import { emptyCart, type KeptCart } from '../cart/kept-cart'
import type { Destination } from '../cart/quote-request'
import { makeGloves, type SmallProduct, type SmallShop } from './small-shop'

/** The storage of one browser, shared by its tabs; `refuse` makes it full. */
export function makeStorage(kept: Partial<KeptCart> = {}) {
  const values = new Map([[cartKey, JSON.stringify({ ...emptyCart, ...kept })]])
  return {
    refuse: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.refuse) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
  }
}

/** A cart over a storage and a shop, as one tab has it, with what it announced. */
export function openCart(
  shop: SmallShop,
  storage = makeStorage(),
  mayAsk?: () => boolean,
  destination?: (shipment: KeptCart['shipment']) => Destination | null,
) {
  const announced: [count: number, worth: number][] = []
  const cart: CartStore = createCartStore({
    keeper: createCartKeeper(() => storage),
    quote: (body) => shop.api.request('POST /add-to-cart', { body, silent: true }),
    announce: (count, worth) => announced.push([count, worth]),
    mayAsk,
    destination,
  })
  return { cart, announced, storage }
}

/** The line that adding this variation makes; gloves in black, 12 oz unless told. */
export function newLine(traits: Partial<NewLine> = {}, product: SmallProduct = makeGloves()): NewLine {
  const variation = product.variations.find(({ id }) => id === traits.variationId) ?? product.variations[0]
  if (!variation) throw new Error(`${product.title} has no variation.`)
  return {
    productId: product.id,
    variationId: variation.id,
    quantity: 1,
    title: product.title,
    thumbnail: variation.image,
    size: variation.size,
    color: variation.color,
    priceSeen: variation.discount_price,
    salePriceSeen: variation.discount_sale_price,
    hasChoice: true,
    hasError: false,
    ...traits,
  }
}

/** The same with a key, as it stands in a cart. */
export function makeLine({ variationId, ...traits }: Partial<CartLine> = {}, product?: SmallProduct): CartLine {
  const line = newLine(typeof variationId === 'number' ? { variationId } : {}, product)
  return { key: 1, ...line, ...traits, ...(variationId === null && { variationId }) }
}

/** Waits until the cart has its amounts, or has given up. */
export function settled(cart: CartStore): Promise<void> {
  return new Promise((done) => {
    const look = () => cart.state().quoting || (stop(), done())
    const stop = cart.subscribe(look)
    setTimeout(look)
  })
}
