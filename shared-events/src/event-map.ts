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

/**
 * Payloads of all events between parts, by name; empty here, since each owner adds its events in its contract package:
 * `declare module '@shop/shared-events' { interface EventMap { … } }`. Only the owner publishes an event; see its traits.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contract packages add to it
export interface EventMap {}

/** Names of retained events, as `'cart/changed': true`; contract packages add theirs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contract packages add to it
export interface RetainedEvents {}

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

/** Names of retained events: only these work with `last` and `useEvent`. */
export type RetainedEventName = EventName & keyof RetainedEvents

const KEY = Symbol.for('@shop/shared-events/traits')
const holder = globalThis as { [KEY]?: Map<string, EventTraits> }

/** On globalThis, as the bus is: a copy of this package that a part has by mistake defines its events for all. */
const traits = (holder[KEY] ??= new Map())

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
