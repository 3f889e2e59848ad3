import type { EventMap, EventName } from './event-map'

/** Which release of which part stated a fact. */
export interface Publisher {
  part: string
  version: string
}

/** One fact as it was stated, with what the inspector shows about it. */
export interface EventRecord<Name extends EventName = EventName> {
  name: Name
  payload: EventMap[Name]
  publisher: Publisher
  /** Milliseconds of the epoch, and always later than any fact of the same name seen before. */
  time: number
  /** The tab that stated it; equals the bus's own `tab` unless it was relayed. */
  tab: string
}

/** Total order of facts, the same in every tab: by time, and by tab where times are equal. */
export function isLater(a: EventRecord, b: EventRecord | undefined): boolean {
  if (!b || a.time !== b.time) return !b || a.time > b.time
  return a.tab > b.tab
}
