import { toCents, type Slab } from '@shop/shared-api'

/** What a wholesaler gains at the next tier; money in cents. */
export interface TierStep {
  /** Percent off everything, from this tier on. */
  percent: number
  /** Subtotal at which the tier starts. */
  from: number
  missing: number
  /** The discount when the tier is reached. */
  discount: number
  /** How much less the cart then costs than now, although it has more items; 0 if it doesn't. */
  saving: number
}

/** The next tier for a subtotal in cents; undefined on the top tier. Tiers may come in any order. */
export function nextTierStep(slabs: readonly Slab[], subtotal: number): TierStep | undefined {
  const tiers = slabs
    .map(({ from_qty, discount }) => ({ from: toCents(from_qty), percent: discount }))
    .sort((a, b) => a.from - b.from)
  const next = tiers.find(({ from }) => from > subtotal)
  if (!next) return undefined
  const now = tiers.findLast(({ from }) => from <= subtotal)?.percent ?? 0
  const discount = percentOf(next.from, next.percent)
  const costsNow = subtotal - percentOf(subtotal, now)
  return {
    ...next,
    missing: next.from - subtotal,
    discount,
    saving: Math.max(0, costsNow - (next.from - discount)),
  }
}

/** Rounds half up, like the server. */
const percentOf = (cents: number, percent: number) => Math.floor((cents * percent) / 100 + 0.5)
