import { useEffect, useId, useState } from 'react'
import type { EventRecord } from '../event-record'
import { bus as siteBus } from '../site-bus'
import { adoptInspectorSheet } from './inspector-sheet'

const MAX_RECORDS = 200

interface EventInspectorProps {
  bus?: typeof siteBus
  /** Whether events can be published again, to debug listeners; never in a production build. */
  canReplay?: boolean
}

/** Lists the last 200 events of the bus, newest first, with a filter; for development and standalone parts only. */
export function EventInspector({
  bus = siteBus,
  canReplay = process.env.NODE_ENV !== 'production',
}: EventInspectorProps) {
  const headingId = useId()
  const [filter, setFilter] = useState('')
  useEffect(adoptInspectorSheet, [])
  const records = useRecords(bus)
  const shown = records.filter((record) => matches(record, filter)).reverse()
  return (
    <section aria-labelledby={headingId} className="event-inspector">
      <h2 id={headingId}>Events</h2>
      <label>
        Filter events <input type="search" value={filter} onChange={(change) => setFilter(change.target.value)} />
      </label>
      <p role="status">{`${shown.length} of ${records.length}`}</p>
      <ol aria-label="Events, newest first">
        {shown.map((record) => (
          <EventEntry
            key={`${record.tab}/${record.name}/${record.time}`}
            record={record}
            elsewhere={record.tab !== bus.tab}
            replay={canReplay ? () => bus.publish(record.name, record.payload, record.publisher) : undefined}
          />
        ))}
      </ol>
    </section>
  )
}

/** The bus's last records, oldest first. */
function useRecords(bus: typeof siteBus): readonly EventRecord[] {
  const [records, setRecords] = useState<readonly EventRecord[]>([])
  useEffect(() => {
    let latest: readonly EventRecord[] = []
    const subscription = bus.records.subscribe((record) => {
      latest = [...latest.slice(1 - MAX_RECORDS), record]
      setRecords(latest)
    })
    return () => subscription.unsubscribe()
  }, [bus])
  return records
}

interface EventEntryProps {
  record: EventRecord
  elsewhere: boolean
  replay?: () => void
}

function EventEntry({ record, elsewhere, replay }: EventEntryProps) {
  const { name, payload, publisher, time } = record
  return (
    <li>
      <details>
        <summary>
          <time dateTime={new Date(time).toISOString()}>{new Date(time).toLocaleTimeString()}</time>{' '}
          <strong>{name}</strong> {`${publisher.part}@${publisher.version}`}
          {elsewhere && ' from another tab'}
        </summary>
        <pre>{JSON.stringify(payload, null, 2)}</pre>
        {replay && (
          <button type="button" onClick={replay}>
            {`Publish ${name} again`}
          </button>
        )}
      </details>
    </li>
  )
}

function matches(record: EventRecord, filter: string): boolean {
  const text = `${record.name} ${record.publisher.part}@${record.publisher.version} ${JSON.stringify(record.payload)}`
  return text.toLowerCase().includes(filter.trim().toLowerCase())
}
