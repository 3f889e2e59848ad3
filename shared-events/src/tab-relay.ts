import { filter, Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { isEventName } from './event-map'
import type { EventRecord } from './event-record'

/** Relays records to the other tabs; a tab never receives its own. */
export interface TabRelay {
  /** Records of the other tabs. */
  received: Observable<EventRecord>
  send: (record: EventRecord) => void
  /** Closes the relay; later sends do nothing. */
  close: () => void
}

/**
 * Relays through the named BroadcastChannel. Where the browser has none, or refuses one as in a sandboxed frame, the
 * bus works in its own tab only.
 *
 * A new tab does not fetch retained events from the others: each owner publishes at start from the cookie or storage
 * that all tabs share, so that a stale value of an old tab never wins.
 */
export function openTabRelay(channelName: string): TabRelay {
  const channel = openChannel(channelName)
  const messages = new Subject<unknown>()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.next(data))
  return {
    received: messages.pipe(filter(isRecord)),
    send: (record) => channel?.postMessage(record),
    close: () => channel?.close(),
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
    // Node's channel would keep the test process alive; a browser's channel has no `unref`.
    ;(channel as { unref?: () => void } | undefined)?.unref?.()
    return channel
  } catch {
    return undefined
  }
}

/** Another tab may run another release: unknown messages are ignored. */
function isRecord(data: unknown): data is EventRecord {
  if (typeof data !== 'object' || data === null) return false
  const { name, payload, publisher, time, tab } = data as Partial<EventRecord>
  return (
    isEventName(name) &&
    typeof payload === 'object' &&
    typeof publisher?.part === 'string' &&
    typeof time === 'number' &&
    typeof tab === 'string'
  )
}
