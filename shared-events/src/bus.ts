import { ReplaySubject, Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { eventTraits } from './event-map'
import type { EventMap, EventName, RetainedEventName } from './event-map'
import { isLater } from './event-record'
import type { EventRecord, Publisher } from './event-record'
import { frozenCopy } from './frozen-copy'
import { ringBuffer } from './ring-buffer'
import { openTabRelay } from './tab-relay'
import type { TabRelay } from './tab-relay'

const INSPECTED_RECORDS = 200

/** Options of a bus; all optional. */
export interface BusOptions {
  /** The BroadcastChannel shared with other tabs. Without it, the bus works in its own tab only. */
  channel?: string
  /**
   * Set on the server, where a publication would outlive its request and reach other visitors: it is refused and
   * reported.
   */
  server?: boolean
}

/** Receives a listener's error and the name of the event it listened to. */
export type FailureReporter = (error: unknown, name: EventName) => void

/** The bus that carries events between parts; see `createBus`. */
export type Bus = ReturnType<typeof createBus>

/** Creates a bus. The site shares one, `bus`; tests create their own. */
export function createBus({ channel, server = false }: BusOptions = {}) {
  const tab = Math.random().toString(36).slice(2, 10)
  const subjects = new Map<EventName, Subject<unknown>>()
  const retainedRecords = new Map<EventName, EventRecord>()
  const history = ringBuffer<EventRecord>(INSPECTED_RECORDS)
  const recorded = new Subject<void>()
  const queue: EventRecord[] = []
  let delivering = false
  let report: FailureReporter = (error) => reportGlobally(error)
  let versionOf: (part: string) => string | undefined = () => undefined
  const relay: TabRelay | undefined = channel ? openTabRelay(channel, acceptFromOtherTab) : undefined

  function subjectOf(name: EventName): Subject<unknown> {
    const subject = subjects.get(name) ?? (eventTraits[name].retained ? new ReplaySubject(1) : new Subject())
    subjects.set(name, subject)
    return subject
  }

  function acceptFromOtherTab(record: EventRecord) {
    const { retained, crossTab } = eventTraits[record.name]
    if (!crossTab || (retained && !isLater(record, retainedRecords.get(record.name)))) return
    accept({ ...record, payload: frozenCopy(record.payload) })
  }

  /**
   * An event that a listener publishes is queued until the current one has reached all listeners, so that all see the
   * same order.
   */
  function accept(record: EventRecord) {
    if (eventTraits[record.name].retained) retainedRecords.set(record.name, record)
    history.add(record)
    queue.push(record)
    if (delivering) return
    delivering = true
    for (let next = queue.shift(); next; next = queue.shift()) subjectOf(next.name).next(next.payload)
    delivering = false
    recorded.next()
  }

  return {
    /** Identifies this bus among the visitor's tabs. */
    tab,

    /** Publishes an event. Its recorded publisher is the event's owner unless `by` names another. */
    publish<Name extends EventName>(name: Name, payload: EventMap[Name], by?: Partial<Publisher>) {
      if (server) {
        report(
          new Error(
            `"${name}" was published on the server, where it would reach other visitors; publish it from an effect.`,
          ),
          name,
        )
        return
      }
      const part = by?.part ?? eventTraits[name].owner
      const version = by?.version ?? versionOf(part) ?? 'unknown'
      const time = Math.max(Date.now(), (retainedRecords.get(name)?.time ?? 0) + 1)
      const record: EventRecord = { name, payload: frozenCopy(payload), publisher: { part, version }, time, tab }
      accept(record)
      if (eventTraits[name].crossTab) relay?.send(record)
    },

    /**
     * Calls `listener` for each event, and at once with the latest payload of a retained one. Returns the unsubscribe
     * function. A listener that throws does not affect the others.
     */
    on<Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void): () => void {
      const subscription = subjectOf(name).subscribe((payload) => {
        try {
          listener(payload as EventMap[Name])
        } catch (error) {
          report(error, name)
        }
      })
      return () => subscription.unsubscribe()
    },

    /**
     * The same events as an Observable that never completes. rxjs reports what a subscriber throws as an uncaught
     * error.
     */
    stream<Name extends EventName>(name: Name): Observable<EventMap[Name]> {
      return subjectOf(name).asObservable() as Observable<EventMap[Name]>
    },

    /** The latest payload of a retained event; undefined before the first publication. */
    last<Name extends RetainedEventName>(name: Name): EventMap[Name] | undefined {
      return retainedRecords.get(name)?.payload as EventMap[Name] | undefined
    },

    /** Sends listener errors to `reporter` in place of the global error event. */
    onListenerError(reporter: FailureReporter) {
      report = reporter
    },

    /** Sets how the live version of a part in this tab is looked up, for event records. */
    nameVersions(resolve: (part: string) => string | undefined) {
      versionOf = resolve
    },

    /** The last 200 records, oldest first, for the inspector. */
    records: history.items,

    /** Calls `listener` after each event has been delivered; returns the unsubscribe function. */
    onRecord(listener: () => void): () => void {
      const subscription = recorded.subscribe(listener)
      return () => subscription.unsubscribe()
    },

    /** Closes the channel to other tabs; for tests and short-lived buses. */
    close: () => relay?.close(),
  }
}

function reportGlobally(error: unknown) {
  if (typeof reportError === 'function') reportError(error)
  else console.error(error)
}
