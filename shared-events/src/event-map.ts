/** The signed-in user as all parts may see it; never contains a token. */
export interface SessionUser {
  id: string
  username: string
  email: string
  role: 'customer' | 'wholeseller'
  isVerified: boolean
}

/** A product in an analytics event. Prices are integer cents per unit. */
export interface CommerceItem {
  productId: number
  title: string
  price: number
  quantity: number
  brand?: string
  category?: string
  /** Color and size as displayed. */
  variant?: string
}

/** Payloads of all events between parts, by name. Only the owner publishes an event; see `eventTraits`. */
export interface EventMap {
  /** The current cart: number of units, and subtotal in integer cents before shipping and discounts. */
  'cart/changed': { count: number; subtotal: number }
  /** A line was added to the cart in this tab. */
  'cart/line-added': { title: string; quantity: number }
  /** A product was added to the cart in this tab, with the details that analytics needs. */
  'cart/item-added': { item: CommerceItem }
  /** The cart was viewed; `subtotal` as in `cart/changed`. */
  'cart/shown': { items: readonly CommerceItem[]; subtotal: number }
  /** The checkout's first step was opened with these lines. */
  'checkout/begun': { items: readonly CommerceItem[]; subtotal: number; coupon?: string }
  /** An order was placed in this tab; amounts in integer cents. Contains no personal data. */
  'order/placed': {
    orderNumber: string
    items: readonly CommerceItem[]
    total: number
    tax: number
    delivery: number
    coupon?: string
  }
  /** A product list was shown; its id is its path, such as `/product/list/gloves`. */
  'catalogue/list-shown': { id: string; title: string; items: readonly CommerceItem[] }
  /** A product page was shown. */
  'catalogue/product-shown': { item: CommerceItem }
  /** A search was run; `found` is the number of results. */
  'catalogue/searched': { term: string; found: number }
  /** The products on the wishlist, newest first. */
  'wishlist/changed': { count: number; productIds: readonly string[] }
  /** The signed-in user; `null` once the visitor is known to be a guest. */
  'session/changed': { user: SessionUser | null }
  /** The visitor signed in or signed up in this tab. */
  'session/started': { by: 'login' | 'signup' }
  /** A session ended: the visitor logged out, or the API refused the token. */
  'session/ended': { reason: 'logout' | 'unauthorized' }
}

/** The name of an event. */
export type EventName = keyof EventMap

/** How an event behaves; declared once, so that publisher and listeners agree. */
export interface EventTraits {
  /** The part that owns the event, and its recorded publisher by default. */
  owner: string
  /** The latest payload is stored and replayed to late listeners. */
  retained: boolean
  /** Relayed to the visitor's other open tabs. */
  crossTab: boolean
}

/** The traits of each event. */
export const eventTraits = {
  'cart/changed': { owner: 'cart-checkout', retained: true, crossTab: true },
  'cart/line-added': { owner: 'cart-checkout', retained: false, crossTab: false },
  'cart/item-added': { owner: 'cart-checkout', retained: false, crossTab: false },
  'cart/shown': { owner: 'cart-checkout', retained: false, crossTab: false },
  'checkout/begun': { owner: 'cart-checkout', retained: false, crossTab: false },
  'order/placed': { owner: 'cart-checkout', retained: false, crossTab: false },
  'catalogue/list-shown': { owner: 'catalogue', retained: false, crossTab: false },
  'catalogue/product-shown': { owner: 'catalogue', retained: false, crossTab: false },
  'catalogue/searched': { owner: 'catalogue', retained: false, crossTab: false },
  'wishlist/changed': { owner: 'catalogue', retained: true, crossTab: true },
  'session/changed': { owner: 'account', retained: true, crossTab: true },
  'session/started': { owner: 'account', retained: false, crossTab: false },
  'session/ended': { owner: 'account', retained: false, crossTab: true },
} as const satisfies Record<EventName, EventTraits>

/** Names of retained events: only these work with `last` and `useEvent`. */
export type RetainedEventName = {
  [Name in EventName]: (typeof eventTraits)[Name]['retained'] extends true ? Name : never
}[EventName]

/** Whether a value from outside, such as a tab of another release, is a known event name. */
export function isEventName(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(eventTraits, name)
}
