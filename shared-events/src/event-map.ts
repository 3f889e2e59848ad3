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

/** Payloads of the events whose owners are in this repository. */
interface ShopEvents {
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

/**
 * Payloads of all events between parts, by name. Only the owner publishes an event; see its traits. A part in another
 * repository adds its events in its contract package: `declare module '@shop/shared-events' { interface EventMap { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contract packages add to it
export interface EventMap extends ShopEvents {}

/** Names of retained events, as `'points/changed': true`; contract packages add theirs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contract packages add to it
export interface RetainedEvents extends Record<RetainedShopEvent, true> {}

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

const shopTraits = {
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
} as const satisfies Record<keyof ShopEvents, EventTraits>

type RetainedShopEvent = {
  [Name in keyof ShopEvents]: (typeof shopTraits)[Name]['retained'] extends true ? Name : never
}[keyof ShopEvents]

/** Names of retained events: only these work with `last` and `useEvent`. */
export type RetainedEventName = EventName & keyof RetainedEvents

const traits = new Map<string, EventTraits>(Object.entries(shopTraits))

/**
 * Adds the events of a contract package. The first definition of an event remains: several parts on a page may have been
 * built with different versions of a contract.
 */
export function defineEvents(events: Readonly<Record<string, EventTraits>>): void {
  for (const [name, given] of Object.entries(events)) if (!traits.has(name)) traits.set(name, given)
}

/** The traits of an event. Throws for one that no contract has defined. */
export function traitsOf(name: EventName): EventTraits {
  const found = traits.get(name)
  if (!found) throw new Error(`There is no event "${name}": import the contract package that defines it.`)
  return found
}

/** Whether a value from outside, such as a tab of another release, is a known event name. */
export function isEventName(name: unknown): name is EventName {
  return typeof name === 'string' && traits.has(name)
}
