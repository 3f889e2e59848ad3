import type { EventMap, EventName } from './event-map'

/** The part and version that published an event. */
export interface Publisher {
  part: string
  version: string
}

/** One published event with its metadata. */
export interface EventRecord<Name extends EventName = EventName> {
  name: Name
  payload: EventMap[Name]
  publisher: Publisher
  /** Milliseconds since the epoch; always later than any earlier event of the same name. */
  time: number
  /** The tab that published it; differs from the bus's own `tab` when it was relayed. */
  tab: string
}

/** Total order of records, the same in every tab: by time, then by tab. */
export function isLater(a: EventRecord, b: EventRecord | undefined): boolean {
  if (!b || a.time !== b.time) return !b || a.time > b.time
  return a.tab > b.tab
}
