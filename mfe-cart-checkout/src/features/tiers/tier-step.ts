import { toCents, type Slab } from '@shop/shared-api'

/** What a wholeseller gains by the next tier; money in cents. */
export interface TierStep {
  /** Percent off, on everything, from there on. */
  percent: number
  /** Where the tier begins, and what is missing to it. */
  from: number
  missing: number
  /** The discount as soon as the tier is reached. */
  discount: number
  /** By how much the goods then cost less than now, although there are more of them; 0 where they don't. */
  saving: number
}

/** The next step from a subtotal in cents; undefined on the top tier. Tiers may come in any order. */
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

/** Half up, as the server rounds. */
const percentOf = (cents: number, percent: number) => Math.floor((cents * percent) / 100 + 0.5)
