import { isEventName } from './event-map'
import type { EventRecord } from './event-record'

/** Carries records to the other tabs; a tab never hears its own. */
export interface TabRelay {
  send(record: EventRecord): void
  /** Ends the relay; later sends do nothing. */
  close(): void
}

/**
 * Relays through a BroadcastChannel of that name. Where the browser has none (or refuses one, as in a
 * sandboxed frame) the tab stays alone and everything else works.
 *
 * A new tab does not ask the others for what they keep: each owner states its fact at start from the
 * cookie or storage that all tabs share, so a stale memory of an old tab can never win over it.
 */
export function openTabRelay(channelName: string, receive: (record: EventRecord) => void): TabRelay {
  const channel = openChannel(channelName)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data)) receive(data)
  })
  return {
    send: (record) => channel?.postMessage(record),
    close: () => channel?.close(),
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
    // Node's channel (in tests) would keep the process alive; a browser's has no such method.
    ;(channel as { unref?: () => void } | undefined)?.unref?.()
    return channel
  } catch {
    return undefined
  }
}

/** Another tab may run another release: what we do not know is left alone. */
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
