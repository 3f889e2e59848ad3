import { filter, ReplaySubject, Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { traitsOf } from './event-map'
import type { EventMap, EventName, RetainedEventName } from './event-map'
import { isLater } from './event-record'
import type { EventRecord, Publisher } from './event-record'
import { frozenCopy } from './frozen-copy'
import { openTabRelay } from './tab-relay'

const INSPECTED_RECORDS = 200

/** Options of a bus; all optional. */
export interface BusOptions {
  /** The BroadcastChannel shared with other tabs. Without it, the bus works in its own tab only. */
  channel?: string
  /**
   * Set on the server, where a publication would outlive its request and reach other visitors: it is refused and
   * logged.
   */
  server?: boolean
}

/** The bus that carries events between parts; see `createBus`. */
export type Bus = ReturnType<typeof createBus>

/** Creates a bus. The site shares one, `bus`; tests create their own. */
export function createBus({ channel, server = false }: BusOptions = {}) {
  const tab = Math.random().toString(36).slice(2, 10)
  const subjects = new Map<EventName, Subject<unknown>>()
  const retainedRecords = new Map<EventName, EventRecord>()
  const records = new ReplaySubject<EventRecord>(INSPECTED_RECORDS)
  const queue: EventRecord[] = []
  let delivering = false
  let versionOf: (part: string) => string | undefined = () => undefined
  const relay = channel ? openTabRelay(channel) : undefined

  relay?.received.subscribe(acceptFromOtherTab)
  records.pipe(filter((record) => record.tab === tab && traitsOf(record.name).crossTab)).subscribe(relay?.send)

  function subjectOf(name: EventName): Subject<unknown> {
    const subject = subjects.get(name) ?? (traitsOf(name).retained ? new ReplaySubject(1) : new Subject())
    subjects.set(name, subject)
    return subject
  }

  function acceptFromOtherTab(record: EventRecord) {
    const { retained, crossTab } = traitsOf(record.name)
    if (!crossTab || (retained && !isLater(record, retainedRecords.get(record.name)))) return
    accept({ ...record, payload: frozenCopy(record.payload) })
  }

  /**
   * An event that a subscriber publishes is queued until the current one has reached all subscribers, so that all see
   * the same order.
   */
  function accept(record: EventRecord) {
    if (traitsOf(record.name).retained) retainedRecords.set(record.name, record)
    queue.push(record)
    if (delivering) return
    delivering = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      records.next(next)
      subjectOf(next.name).next(next.payload)
    }
    delivering = false
  }

  return {
    /** Identifies this bus among the visitor's tabs. */
    tab,

    /** Publishes an event. Its recorded publisher is the event's owner unless `by` names another. */
    publish<Name extends EventName>(name: Name, payload: EventMap[Name], by?: Partial<Publisher>) {
      if (server) {
        console.error(
          new Error(
            `"${name}" was published on the server, where it would reach other visitors; publish it from an effect.`,
          ),
        )
        return
      }
      const part = by?.part ?? traitsOf(name).owner
      const version = by?.version ?? versionOf(part) ?? 'unknown'
      const time = Math.max(Date.now(), (retainedRecords.get(name)?.time ?? 0) + 1)
      accept({ name, payload: frozenCopy(payload), publisher: { part, version }, time, tab })
    },

    /**
     * The payloads of an event, first the latest one if the event is retained. Never completes. An error that a
     * subscriber throws becomes an uncaught error of the page and affects no other subscriber.
     */
    stream<Name extends EventName>(name: Name): Observable<EventMap[Name]> {
      return subjectOf(name).asObservable() as Observable<EventMap[Name]>
    },

    /** The latest payload of a retained event; undefined before the first publication. */
    last<Name extends RetainedEventName>(name: Name): EventMap[Name] | undefined {
      return retainedRecords.get(name)?.payload as EventMap[Name] | undefined
    },

    /** Sets how the live version of a part in this tab is looked up, for event records. */
    nameVersions(resolve: (part: string) => string | undefined) {
      versionOf = resolve
    },

    /** All events with their metadata: first the last 200, oldest first, then each new one. Never completes. */
    records: records.asObservable(),

    /** Closes the channel to other tabs; for tests and short-lived buses. */
    close: () => relay?.close(),
  }
}
