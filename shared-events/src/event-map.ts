/** The signed-in visitor as every part may know them; never a token. */
export interface SessionUser {
  id: string
  username: string
  email: string
  role: 'customer' | 'wholeseller'
  isVerified: boolean
}

/** A product as it is looked at or traded, for those who count. Prices are integer cents for one piece. */
export interface TradedItem {
  productId: number
  title: string
  price: number
  quantity: number
  brand?: string
  category?: string
  /** Color and size as the shopper reads them. */
  variant?: string
}

/** Every fact that may travel between parts, by name. Owners alone publish; see `eventTraits`. */
export interface EventMap {
  /** What the cart now holds: number of pieces, and their worth in integer cents before delivery and discounts. */
  'cart/changed': { count: number; subtotal: number }
  /** A line was put into the cart just now, in this tab. */
  'cart/line-added': { title: string; quantity: number }
  /** A piece was put into the cart just now, in this tab, with all that those who count want to know of it. */
  'cart/item-added': { item: TradedItem }
  /** The cart was looked at; its worth as in `cart/changed`. */
  'cart/shown': { items: readonly TradedItem[]; subtotal: number }
  /** The checkout's first step was opened with these lines. */
  'checkout/begun': { items: readonly TradedItem[]; subtotal: number; coupon?: string }
  /** An order was placed just now, in this tab; amounts in integer cents. Never who placed it. */
  'order/placed': {
    orderNumber: string
    items: readonly TradedItem[]
    total: number
    tax: number
    delivery: number
    coupon?: string
  }
  /** A list of products was shown; its id is its address, such as `/product/list/gloves`. */
  'catalogue/list-shown': { id: string; title: string; items: readonly TradedItem[] }
  /** A product's own page was shown. */
  'catalogue/product-shown': { item: TradedItem }
  /** Something was searched for, and so many products were found. */
  'catalogue/searched': { term: string; found: number }
  /** The products on the wishlist, newest first. */
  'wishlist/changed': { count: number; productIds: readonly string[] }
  /** Who is signed in; `null` once it is known that nobody is. */
  'session/changed': { user: SessionUser | null }
  /** A visitor has just signed in or signed up, in this tab. */
  'session/started': { by: 'login' | 'signup' }
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

/** The names whose last payload is kept: only these can be asked for by `last` and `useEvent`. */
export type RetainedEventName = {
  [Name in EventName]: (typeof eventTraits)[Name]['retained'] extends true ? Name : never
}[EventName]

/** Says whether a text from outside (another tab, maybe of another release) is a name we know. */
export function isEventName(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(eventTraits, name)
}
