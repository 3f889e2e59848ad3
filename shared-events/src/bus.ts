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

/** What a bus is made with; all optional. */
export interface BusOptions {
  /** The BroadcastChannel to share with other tabs; without it the bus stays in its own tab. */
  channel?: string
  /** On the server a publication would outlive its request and reach other visitors: it is refused and reported. */
  server?: boolean
}

/** Where a listener's failure is told; gets the name of the event it was listening to. */
export type FailureReporter = (error: unknown, name: EventName) => void

/** The bus that carries facts between parts; see `createBus`. */
export type Bus = ReturnType<typeof createBus>

/** Makes a bus. The site has one, `bus`; tests make their own. */
export function createBus({ channel, server = false }: BusOptions = {}) {
  const tab = Math.random().toString(36).slice(2, 10)
  const subjects = new Map<EventName, Subject<unknown>>()
  const kept = new Map<EventName, EventRecord>()
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
    if (!crossTab || (retained && !isLater(record, kept.get(record.name)))) return
    accept({ ...record, payload: frozenCopy(record.payload) })
  }

  /** A fact stated by a listener waits until the present one has reached everybody, so all see the same order. */
  function accept(record: EventRecord) {
    if (eventTraits[record.name].retained) kept.set(record.name, record)
    history.add(record)
    queue.push(record)
    if (delivering) return
    delivering = true
    for (let next = queue.shift(); next; next = queue.shift()) subjectOf(next.name).next(next.payload)
    delivering = false
    recorded.next()
  }

  return {
    /** Names this bus among the visitor's tabs. */
    tab,

    /** States a fact. The part on record is the event's owner unless `by` says who else speaks. */
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
      const time = Math.max(Date.now(), (kept.get(name)?.time ?? 0) + 1)
      const record: EventRecord = { name, payload: frozenCopy(payload), publisher: { part, version }, time, tab }
      accept(record)
      if (eventTraits[name].crossTab) relay?.send(record)
    },

    /** Calls `listener` for each fact (for a retained one also at once with the last); returns the way to stop. A listener that throws harms nobody. */
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

    /** The same facts as an Observable that never completes; what its consumer throws, rxjs reports as an uncaught error. */
    stream<Name extends EventName>(name: Name): Observable<EventMap[Name]> {
      return subjectOf(name).asObservable() as Observable<EventMap[Name]>
    },

    /** The last payload of a retained event, or undefined while nobody has stated it. */
    last<Name extends RetainedEventName>(name: Name): EventMap[Name] | undefined {
      return kept.get(name)?.payload as EventMap[Name] | undefined
    },

    /** Sends listeners' failures somewhere else than the global error event. */
    onListenerError(reporter: FailureReporter) {
      report = reporter
    },

    /** Tells the bus which version of a part is live in this tab, for the record. */
    nameVersions(resolve: (part: string) => string | undefined) {
      versionOf = resolve
    },

    /** The last 200 facts, oldest first, for the inspector. */
    records: history.items,

    /** Calls `listener` after each fact has been delivered; returns the way to stop. */
    onRecord(listener: () => void): () => void {
      const subscription = recorded.subscribe(listener)
      return () => subscription.unsubscribe()
    },

    /** Leaves the other tabs; for tests and for a bus that is thrown away. */
    close: () => relay?.close(),
  }
}

function reportGlobally(error: unknown) {
  if (typeof reportError === 'function') reportError(error)
  else console.error(error)
}
