/** The signed-in visitor as every part may know them; never a token. */
export interface SessionUser {
  id: string
  username: string
  email: string
  role: 'customer' | 'wholeseller'
  isVerified: boolean
}

/** Every fact that may travel between parts, by name. Owners alone publish; see `eventTraits`. */
export interface EventMap {
  /** What the cart now holds: number of pieces, and their worth in integer cents before delivery and discounts. */
  'cart/changed': { count: number; subtotal: number }
  /** A line was put into the cart just now, in this tab. */
  'cart/line-added': { title: string; quantity: number }
  /** The products on the wishlist, newest first. */
  'wishlist/changed': { count: number; productIds: readonly string[] }
  /** Who is signed in; `null` once it is known that nobody is. */
  'session/changed': { user: SessionUser | null }
  /** A session that stood is over: the visitor left, or the API refused the token. */
  'session/ended': { reason: 'logout' | 'unauthorized' }
}

/** A name of the map. */
export type EventName = keyof EventMap

/** How one event behaves; declared once here so that publisher and listeners cannot disagree. */
export interface EventTraits {
  /** The part that answers for the fact, and the publisher on record when none is given. */
  owner: string
  /** Kept, so that a late listener gets the last payload at once. */
  retained: boolean
  /** Repeated in the visitor's other open tabs. */
  crossTab: boolean
}

/** The traits of every event of the map. */
export const eventTraits = {
  'cart/changed': { owner: 'cart-checkout', retained: true, crossTab: true },
  'cart/line-added': { owner: 'cart-checkout', retained: false, crossTab: false },
  'wishlist/changed': { owner: 'catalogue', retained: true, crossTab: true },
  'session/changed': { owner: 'account', retained: true, crossTab: true },
  'session/ended': { owner: 'account', retained: false, crossTab: true },
} as const satisfies Record<EventName, EventTraits>

/** The names whose last payload is kept: only these can be asked for by `last` and `useEvent`. */
export type RetainedEventName = {
  [Name in EventName]: (typeof eventTraits)[Name]['retained'] extends true ? Name : never
}[EventName]

/** Says whether a text from outside (another tab, maybe of another release) is a name we know. */
export function isEventName(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(eventTraits, name)
}
