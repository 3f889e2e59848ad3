import { emptyDraft, type CheckoutDraft, type NewCard } from './checkout-draft'
import { readDraft } from './read-draft'

/** Where the browser keeps the checkout of this tab. */
export const draftKey = 'checkout-draft:v1'

/** The draft, and what only this page knows. */
export interface CheckoutState extends CheckoutDraft {
  card: NewCard | null
  /** What a later step refused of an earlier one: shown there beside its fields, once. */
  refusals: { field: string; message: string }[]
  /** The order is placed, and nothing of another one has been written yet. */
  isOver: boolean
}

const nothingElse = { card: null, refusals: [], isOver: false }

/** Owns the checkout's draft: what was typed outlives reloads, errors and a login, and goes with a logout or an order. */
export type DraftStore = ReturnType<typeof createDraftStore>

/** Keeps the draft in `storage()`, which may throw; `isLoggedIn` says who is writing. */
export function createDraftStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  isLoggedIn: () => boolean,
) {
  const listeners = new Set<() => void>()
  let state: CheckoutState = { ...readKept(), ...nothingElse }

  function readKept(): CheckoutDraft {
    try {
      const draft = readDraft(storage().getItem(draftKey))
      // Its writer has logged out since, perhaps while no page of ours was open.
      return draft.loggedIn && !isLoggedIn() ? emptyDraft : draft
    } catch {
      return emptyDraft
    }
  }

  function keep({ card: _card, refusals: _refusals, isOver: _isOver, ...draft }: CheckoutState): void {
    try {
      storage().setItem(draftKey, JSON.stringify(draft))
    } catch {
      // Full or forbidden: this page alone has it.
    }
  }

  function set(next: CheckoutState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  function forget(isOver: boolean): void {
    try {
      storage().removeItem(draftKey)
    } catch {
      // Nothing was kept either.
    }
    set({ ...emptyDraft, ...nothingElse, isOver })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update(change: Partial<CheckoutState>): void {
      const next = { ...state, isOver: false, ...change, loggedIn: isLoggedIn() }
      keep(next)
      set(next)
    },
    /** When its writer has logged out. */
    clear: () => forget(false),
    /** When its order is placed. */
    end: () => forget(true),
  }
}
