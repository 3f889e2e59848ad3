import { formatShortUsd, toCents, type Slab } from '@shop/shared-api'

/** The wholesale tier of a subtotal, in cents and percent. */
export interface TierStatus {
  percent: number
  /** The spec's message on the next tier, or on the top one. */
  message: string
  /** Where the next tier begins, in cents; null at the top tier. */
  nextFrom: number | null
}

/** A percentage of an amount in cents, rounded half up as in the API. */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100 + 0.5)

/** Finds the tier of a subtotal in cents; tiers may be unordered, and the result is undefined without any. */
export function getTierStatus(slabs: readonly Slab[], subtotal: number): TierStatus | undefined {
  const tiers = slabs
    .map(({ from_qty, to_qty, discount }) => ({
      from: toCents(from_qty),
      to: to_qty === null ? null : toCents(to_qty),
      percent: discount,
    }))
    .sort((a, b) => a.from - b.from)
  if (tiers.length === 0) return undefined
  const next = tiers.find(({ from }) => from > subtotal)
  const percent = tiers.find(({ from, to }) => subtotal >= from && (to === null || subtotal <= to))?.percent ?? 0
  const range =
    next &&
    (next.to === null
      ? `${formatShortUsd(next.from)} or more`
      : `${formatShortUsd(next.from)} to ${formatShortUsd(next.to)}`)
  return {
    percent,
    message: next ? `Spend ${range} and get ${next.percent}% off!` : `You've unlocked ${percent}% off!`,
    nextFrom: next?.from ?? null,
  }
}
