import type { KeptCart } from './kept-cart'
import { readKeptCart } from './read-kept-cart'

/** Where the browser keeps the cart, and what every open tab reads. */
export const cartKey = 'cart:v1'

/** The kept cart of this browser. */
export interface CartKeeper {
  /** The newest cart that any tab has kept; the same object for as long as none has kept another. */
  newest(): KeptCart
  /** Keeps the cart for other tabs and visits; false when storage is full or forbidden, and this tab alone has it. */
  keep(cart: KeptCart): boolean
}

/** Keeps the cart in `storage()`, which may throw like everything that it gives. */
export function createCartKeeper(storage: () => Pick<Storage, 'getItem' | 'setItem'>): CartKeeper {
  let known = readText()
  let cart = readKeptCart(known)

  function readText(): string | null {
    try {
      return storage().getItem(cartKey)
    } catch {
      return null
    }
  }

  return {
    newest() {
      const text = readText()
      if (text === known) return cart
      known = text
      cart = readKeptCart(text)
      return cart
    },
    keep(next) {
      cart = next
      try {
        const text = JSON.stringify(next)
        storage().setItem(cartKey, text)
        known = text
        return true
      } catch {
        return false
      }
    },
  }
}
