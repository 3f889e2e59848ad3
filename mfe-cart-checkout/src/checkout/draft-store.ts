import { createStore } from 'zustand/vanilla'
import { emptyDraft, type CheckoutDraft, type NewCard } from './checkout-draft'
import { readDraft } from './read-draft'

/** sessionStorage key of this tab's checkout. */
export const draftKey = 'checkout-draft:v1'

/** The draft, plus the state that exists only in page memory. */
export interface CheckoutState extends CheckoutDraft {
  card: NewCard | null
  /** Errors of earlier steps that a later step reported; shown next to their fields, once. */
  refusals: { field: string; message: string }[]
  /** The order is placed, and no new checkout has started. */
  isOver: boolean
}

const emptyPageState = { card: null, refusals: [], isOver: false }

/** The tab's storage; calling it, or a method of it, may throw. */
type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Owns the checkout draft: it survives reloads, errors and logins, and is cleared by a logout or an order. */
export type DraftStore = ReturnType<typeof createDraftStore>

/** Stores the draft in `storage()`; `isLoggedIn` reports whether a user writes it. */
export function createDraftStore(storage: DraftStorage, isLoggedIn: () => boolean) {
  const store = createStore<CheckoutState>()(() => ({ ...readStored(storage, isLoggedIn), ...emptyPageState }))

  function discard(isOver: boolean): void {
    try {
      storage().removeItem(draftKey)
    } catch {
      // Nothing was stored either.
    }
    store.setState({ ...emptyDraft, ...emptyPageState, isOver }, true)
  }

  return {
    state: store.getState,
    subscribe: store.subscribe,
    update(change: Partial<CheckoutState>): void {
      const next = { ...store.getState(), isOver: false, ...change, loggedIn: isLoggedIn() }
      save(storage, next)
      store.setState(next, true)
    },
    /** Called when its author has logged out. */
    clear: () => discard(false),
    /** Called when its order is placed. */
    end: () => discard(true),
  }
}

function readStored(storage: DraftStorage, isLoggedIn: () => boolean): CheckoutDraft {
  try {
    const draft = readDraft(storage().getItem(draftKey))
    // Its author has logged out since, perhaps while no page was open.
    return draft.loggedIn && !isLoggedIn() ? emptyDraft : draft
  } catch {
    return emptyDraft
  }
}

function save(
  storage: DraftStorage,
  { card: _card, refusals: _refusals, isOver: _isOver, ...draft }: CheckoutState,
): void {
  try {
    storage().setItem(draftKey, JSON.stringify(draft))
  } catch {
    // Full or blocked: only this page has it.
  }
}
