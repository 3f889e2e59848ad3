const key = 'newsletter:v1'
const quietFor = 24 * 60 * 60 * 1000

interface Memory {
  subscribed: boolean
  /** When the offer was last turned down, in ms since 1970; 0 for never. */
  declinedAt: number
}

/** Whether this browser may see the offer: not after a subscription, and not within a day of a refusal. */
export function mayAskToSubscribe(now = Date.now()): boolean {
  const { subscribed, declinedAt } = read()
  return !subscribed && now - declinedAt > quietFor
}

/** Remembers that this browser's visitor has subscribed. */
export function rememberSubscription(): void {
  write({ ...read(), subscribed: true })
}

/** Remembers that the offer was turned down just now. */
export function rememberRefusal(now = Date.now()): void {
  write({ ...read(), declinedAt: now })
}

/** The stored value may be of another release, edited, or inaccessible: then it counts as empty. */
function read(): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Memory> | null
    const declinedAt = Number(stored?.declinedAt)
    return { subscribed: stored?.subscribed === true, declinedAt: Number.isFinite(declinedAt) ? declinedAt : 0 }
  } catch {
    return { subscribed: false, declinedAt: 0 }
  }
}

function write(memory: Memory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory))
  } catch {
    // Without storage, the offer is shown again on the next visit.
  }
}
