import { Failure } from '../failure'

/** Bounds of the forms whose bytes are still arriving. */
export interface OpenFormLimits {
  /** Forms open at once, of all networks and of one. */
  forms: number
  formsPerNetwork: number
  /** Bytes received by open forms, of all networks and of one. */
  bytes: number
  bytesPerNetwork: number
  /** A sender below this average rate is cut off after `graceMs`, and at once when its place is needed. */
  minBytesPerSecond: number
  graceMs: number
  /** The longest that any form may take. */
  deadlineMs: number
}

const MEGABYTE = 1024 * 1024

/** Wide enough for a phone on a slow connection, narrow enough that what senders hold stays bounded. */
export const OPEN_FORM_LIMITS: OpenFormLimits = {
  forms: 256,
  formsPerNetwork: 12,
  bytes: 512 * MEGABYTE,
  bytesPerNetwork: 128 * MEGABYTE,
  minBytesPerSecond: 8 * 1024,
  graceMs: 15_000,
  deadlineMs: 300_000,
}

const CHECK_MS = 1_000
/** Below this age a rate says nothing. */
const MIN_AGE_MS = 250
const RETRY_SECONDS = 5

/** A form that is being received. */
export interface OpenForm {
  /** Aborts with the refusal to answer when the form is cut off. */
  signal: AbortSignal
  /** Counts bytes as they arrive; may cut this form off, or another one to make room. */
  receive: (bytes: number) => void
  cutOff: (reason: Error) => void
  close: () => void
}

interface Entry {
  network: string
  openedAt: number
  bytes: number
  controller: AbortController
}

const tooSlow = () =>
  new Failure(408, 'timeout', 'Sending took too long. Please try again, with smaller files or a better connection.')
const tooMany = () =>
  new Failure(429, 'too_many_requests', `Too many uploads at once. Please wait ${RETRY_SECONDS} seconds.`, {
    retryAfter: RETRY_SECONDS,
  })
const busy = () =>
  new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter: RETRY_SECONDS })

/**
 * Keeps count of the forms that are being received. Slow senders never keep others out: when a place is needed, the
 * slowest one below the minimum rate is cut off; when bytes run out, the largest form of the network that holds most is.
 */
export function openForms(limits: OpenFormLimits = OPEN_FORM_LIMITS) {
  const entries = new Set<Entry>()
  let checking: NodeJS.Timeout | undefined

  const ofNetwork = (network: string) => [...entries].filter((entry) => entry.network === network)
  const bytesOf = (some: Iterable<Entry>) => [...some].reduce((sum, { bytes }) => sum + bytes, 0)

  function remove(entry: Entry) {
    entries.delete(entry)
    if (entries.size > 0) return
    clearInterval(checking)
    checking = undefined
  }

  function cutOff(entry: Entry, reason: Error) {
    remove(entry)
    entry.controller.abort(reason)
  }

  function checkAll() {
    for (const entry of entries) {
      const age = performance.now() - entry.openedAt
      const slow = age > limits.graceMs && rateOf(entry, age) < limits.minBytesPerSecond
      if (slow || age > limits.deadlineMs) cutOff(entry, tooSlow())
    }
  }

  /** Cuts off the slowest of these forms that is below the minimum rate; false when there is none. */
  function closeSlowestOf(some: Entry[]): boolean {
    const now = performance.now()
    const slow = some
      .map((entry) => ({ entry, age: now - entry.openedAt, rate: rateOf(entry, now - entry.openedAt) }))
      .filter(({ age, rate }) => age > MIN_AGE_MS && rate < limits.minBytesPerSecond)
      .sort((one, other) => one.rate - other.rate)
    if (slow[0]) cutOff(slow[0].entry, tooSlow())
    return slow.length > 0
  }

  function receive(entry: Entry, bytes: number) {
    if (!entries.has(entry)) return
    entry.bytes += bytes
    if (bytesOf(ofNetwork(entry.network)) > limits.bytesPerNetwork) return cutOff(entry, tooMany())
    while (bytesOf(entries) > limits.bytes) cutOff(largestOf(ofNetwork(heaviestNetwork())), busy())
  }

  function heaviestNetwork(): string {
    const bytes = new Map<string, number>()
    for (const entry of entries) bytes.set(entry.network, (bytes.get(entry.network) ?? 0) + entry.bytes)
    return [...bytes].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  }

  return {
    /** Forms being received at the moment. */
    get size() {
      return entries.size
    },
    /** Gives a form of this network a place; throws 429 or 503 when all places are taken by senders that are fast enough. */
    open(network: string): OpenForm {
      const own = ofNetwork(network)
      if (own.length >= limits.formsPerNetwork && !closeSlowestOf(own)) throw tooMany()
      if (entries.size >= limits.forms && !closeSlowestOf([...entries])) throw busy()
      const entry: Entry = { network, openedAt: performance.now(), bytes: 0, controller: new AbortController() }
      entries.add(entry)
      checking ??= setInterval(checkAll, Math.min(CHECK_MS, limits.graceMs)).unref()
      return {
        signal: entry.controller.signal,
        receive: (bytes) => receive(entry, bytes),
        cutOff: (reason) => cutOff(entry, reason),
        close: () => remove(entry),
      }
    },
  }
}

/** Bytes a second since the form was opened. */
const rateOf = ({ bytes }: Entry, ageMs: number) => (bytes / ageMs) * 1000

const largestOf = (some: Entry[]): Entry => some.reduce((most, one) => (one.bytes > most.bytes ? one : most))
