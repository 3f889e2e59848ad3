const key = 'newsletter:v1'
const quietFor = 24 * 60 * 60 * 1000

interface Memory {
  subscribed: boolean
  /** When the offer was last turned down, in ms since 1970; 0 for never. */
  declinedAt: number
}

/** Whether this browser may be asked to subscribe: not once it has, and not within a day of a refusal. */
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

/** What is stored may be of another release, edited, or forbidden to read: then nothing is remembered. */
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
    // A browser that keeps nothing asks again on its next visit.
  }
}
