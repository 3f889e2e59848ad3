import type { CartLine } from './cart-lines'

/** What survives a reload: the lines and how they shall travel. */
export interface StoredCart {
  lines: CartLine[]
  shipment: 'simple' | 'express'
}

export const cartKey = 'cart:v1'
export const emptyCart: StoredCart = { lines: [], shipment: 'simple' }

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the kept cart; lines that don't have the right form are left out. Never throws. */
export function readStoredCart(storage: KeyValueStore): StoredCart {
  try {
    const kept = JSON.parse(storage.getItem(cartKey) ?? 'null') as Partial<StoredCart> | null
    if (!kept || !Array.isArray(kept.lines)) return emptyCart
    return { lines: kept.lines.filter(isLine), shipment: kept.shipment === 'express' ? 'express' : 'simple' }
  } catch {
    return emptyCart
  }
}

/** Keeps the cart; a full or forbidden storage loses the copy, not the page. */
export function writeStoredCart(storage: KeyValueStore, cart: StoredCart): void {
  try {
    storage.setItem(cartKey, JSON.stringify(cart))
  } catch {
    // Private modes forbid storage: the cart then lives as long as the page.
  }
}

function isLine(value: unknown): value is CartLine {
  const line = value as Partial<CartLine> | null
  const isId = (id: unknown) => Number.isInteger(id) && (id as number) > 0
  return (
    typeof line === 'object' &&
    line !== null &&
    isId(line.productId) &&
    isId(line.variationId) &&
    isId(line.quantity) &&
    [line.title, line.thumbnail, line.size, line.color].every((text) => typeof text === 'string')
  )
}
