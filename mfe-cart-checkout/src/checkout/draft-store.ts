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

/** Owns the checkout draft: it survives reloads, errors and logins, and is cleared by a logout or an order. */
export type DraftStore = ReturnType<typeof createDraftStore>

/** Stores the draft in `storage()`, which may throw; `isLoggedIn` reports whether a user writes it. */
export function createDraftStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  isLoggedIn: () => boolean,
) {
  const listeners = new Set<() => void>()
  let state: CheckoutState = { ...readStored(), ...emptyPageState }

  function readStored(): CheckoutDraft {
    try {
      const draft = readDraft(storage().getItem(draftKey))
      // Its author has logged out since, perhaps while no page was open.
      return draft.loggedIn && !isLoggedIn() ? emptyDraft : draft
    } catch {
      return emptyDraft
    }
  }

  function save({ card: _card, refusals: _refusals, isOver: _isOver, ...draft }: CheckoutState): void {
    try {
      storage().setItem(draftKey, JSON.stringify(draft))
    } catch {
      // Full or blocked: only this page has it.
    }
  }

  function set(next: CheckoutState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  function discard(isOver: boolean): void {
    try {
      storage().removeItem(draftKey)
    } catch {
      // Nothing was stored either.
    }
    set({ ...emptyDraft, ...emptyPageState, isOver })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update(change: Partial<CheckoutState>): void {
      const next = { ...state, isOver: false, ...change, loggedIn: isLoggedIn() }
      save(next)
      set(next)
    },
    /** Called when its author has logged out. */
    clear: () => discard(false),
    /** Called when its order is placed. */
    end: () => discard(true),
  }
}
