import { createStore } from 'zustand/vanilla'
import { countItems, subtotalCents } from './cart-lines'
import { cartOf, unpricedState, type CartState } from './cart-state'
import type { CartStorage } from './cart-storage'
import type { StoredCart } from './stored-cart'

/** Called with the number of pieces and the subtotal in cents. */
export type Announce = (count: number, subtotal: number) => void

/** The cart's state, and the stored cart that all tabs share. */
export type SyncedCart = ReturnType<typeof createSyncedCart>

/** Reads the stored cart into a zustand store. Edits of several tabs are saved and loaded through it. */
export function createSyncedCart(storage: CartStorage, announce: Announce) {
  let stored = storage.read()
  let isEditedHere = true
  const store = createStore<CartState>()(() => unpricedState(stored))

  function announceLines(): void {
    const { lines } = store.getState()
    announce(countItems(lines), subtotalCents(lines))
  }

  function save(next: StoredCart): void {
    stored = next
    store.setState({ ...next, isStorageFull: !storage.save(next) })
    announceLines()
  }

  return {
    store,
    announceLines,
    save,
    /** Whether this tab made the last edit: only then does it save the server's corrections. */
    isEditedHere: () => isEditedHere,
    saveEdit(next: StoredCart): void {
      isEditedHere = true
      save(next)
    },
    /** Loads what another tab saved; false when nothing changed. */
    refresh(): boolean {
      const newest = storage.read()
      if (newest === stored) return false
      const isSame = JSON.stringify(newest) === JSON.stringify(cartOf(store.getState()))
      stored = newest
      if (isSame) return false
      isEditedHere = false
      store.setState(newest)
      announceLines()
      return true
    },
  }
}
