import { Failure } from '../failure'

/** Limits for forms that are being received. */
export interface OpenFormLimits {
  /** Open forms, in total and per network. */
  forms: number
  formsPerNetwork: number
  /** Bytes received by open forms, in total and per network. */
  bytes: number
  bytesPerNetwork: number
  /** A sender below this average rate is cut off after `graceMs`, or earlier when its slot is needed. */
  minBytesPerSecond: number
  graceMs: number
  /** Maximum duration of any form. */
  deadlineMs: number
}

const MEGABYTE = 1024 * 1024

/** Generous enough for a phone on a slow connection, with bounded memory and disk use. */
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
/** A rate is meaningless below this age. */
const MIN_AGE_MS = 250
const RETRY_SECONDS = 5

/** A form that is being received. */
export interface OpenForm {
  /** Aborts with the failure to send when the form is cut off. */
  signal: AbortSignal
  /** Counts received bytes; may cut off this form, or another one to make room. */
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
  new Failure(408, 'timeout', 'The upload took too long. Please try again with smaller files or a better connection.')
const tooManyError = () =>
  new Failure(429, 'too_many_requests', `Too many uploads at once. Please wait ${RETRY_SECONDS} seconds.`, {
    retryAfter: RETRY_SECONDS,
  })
const busy = () =>
  new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter: RETRY_SECONDS })

/**
 * Tracks forms that are being received. Slow senders can't block others: when a slot is needed, the slowest one below
 * the minimum rate is cut off; when bytes run out, the largest form of the network with the most bytes is.
 */
export function openForms(limits: OpenFormLimits = OPEN_FORM_LIMITS) {
  const entries = new Set<Entry>()
  let checking: NodeJS.Timeout | undefined

  const ofNetwork = (network: string) => [...entries].filter((entry) => entry.network === network)
  const bytesOf = (received: Iterable<Entry>) => [...received].reduce((sum, { bytes }) => sum + bytes, 0)

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

  /** Cuts off the slowest of these forms below the minimum rate; false if there is none. */
  function closeSlowestOf(candidates: Entry[]): boolean {
    const now = performance.now()
    const slow = candidates
      .map((entry) => ({ entry, age: now - entry.openedAt, rate: rateOf(entry, now - entry.openedAt) }))
      .filter(({ age, rate }) => age > MIN_AGE_MS && rate < limits.minBytesPerSecond)
      .sort((a, b) => a.rate - b.rate)
    if (slow[0]) cutOff(slow[0].entry, tooSlow())
    return slow.length > 0
  }

  function receive(entry: Entry, bytes: number) {
    if (!entries.has(entry)) return
    entry.bytes += bytes
    if (bytesOf(ofNetwork(entry.network)) > limits.bytesPerNetwork) return cutOff(entry, tooManyError())
    while (bytesOf(entries) > limits.bytes) cutOff(largestOf(ofNetwork(largestNetwork())), busy())
  }

  function largestNetwork(): string {
    const bytes = new Map<string, number>()
    for (const entry of entries) bytes.set(entry.network, (bytes.get(entry.network) ?? 0) + entry.bytes)
    return [...bytes].reduce((max, pair) => (pair[1] > max[1] ? pair : max))[0]
  }

  return {
    /** Number of forms being received. */
    get size() {
      return entries.size
    },
    /** Opens a form for this network; throws 429 or 503 when all slots are taken by fast senders. */
    open(network: string): OpenForm {
      const own = ofNetwork(network)
      if (own.length >= limits.formsPerNetwork && !closeSlowestOf(own)) throw tooManyError()
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

/** Average bytes per second since the form was opened. */
const rateOf = ({ bytes }: Entry, ageMs: number) => (bytes / ageMs) * 1000

const largestOf = (entries: Entry[]): Entry =>
  entries.reduce((most, entry) => (entry.bytes > most.bytes ? entry : most))
