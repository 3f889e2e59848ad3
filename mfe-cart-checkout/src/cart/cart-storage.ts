import type { StoredCart } from './stored-cart'
import { parseStoredCart, serializeCart } from './parse-stored-cart'

/** localStorage key of the cart, shared by all tabs. */
export const cartKey = 'cart:v1'

/** The stored cart of this browser. */
export interface CartStorage {
  /** The newest cart that any tab saved; the same object until another is saved. */
  read(): StoredCart
  /**
   * Saves the cart for other tabs and visits; false when storage is full or blocked, and only this tab has the cart.
   */
  save(cart: StoredCart): boolean
}

/** Stores the cart in `storage()`, which may throw, as may its methods. */
export function createCartStorage(storage: () => Pick<Storage, 'getItem' | 'setItem'>): CartStorage {
  let lastText = readText()
  let cart = parseStoredCart(lastText)

  function readText(): string | null {
    try {
      return storage().getItem(cartKey)
    } catch {
      return null
    }
  }

  return {
    read() {
      const text = readText()
      if (text === lastText) return cart
      lastText = text
      cart = parseStoredCart(text)
      return cart
    },
    save(next) {
      cart = next
      try {
        const text = serializeCart(next)
        storage().setItem(cartKey, text)
        lastText = text
        return true
      } catch {
        return false
      }
    },
  }
}
