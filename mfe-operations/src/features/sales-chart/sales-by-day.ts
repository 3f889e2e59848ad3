import { toCents } from '@shop/shared-api'

/** What was sold on one day, in UTC. */
export interface DaySales {
  /** As `2026-11-23`. */
  day: string
  orders: number
  cents: number
}

/** An order as its list has it; `placed` is UTC, as `2026-11-23 20:15`. */
export interface SoldOrder {
  status: string
  total: string
  placed: string
}

/** How many orders are counted at most. */
export const COUNTED_ORDERS = 1_000
const DAY_MS = 86_400_000

/**
 * Sales of the last days up to today, the oldest first. Canceled and returned orders are none. `isPartial` when the list
 * ends within these days.
 */
export function salesByDay(orders: readonly SoldOrder[], count: number, now = Date.now()) {
  const days = Array.from({ length: count }, (_, index) => ({
    day: new Date(now - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    orders: 0,
    cents: 0,
  }))
  const byDay = new Map<string, DaySales>(days.map((sales) => [sales.day, sales]))
  for (const { status, total, placed } of orders) {
    const sales = byDay.get(placed.slice(0, 10))
    if (!sales || status === 'cancelled' || status === 'returned') continue
    sales.orders += 1
    sales.cents += toCents(Number(total))
  }
  const oldest = orders.at(-1)?.placed.slice(0, 10) ?? ''
  return { days, isPartial: orders.length >= COUNTED_ORDERS && oldest >= (days[0]?.day ?? '') }
}

/** A day as `Nov 23`. */
export function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
