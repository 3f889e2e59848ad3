import { formatUsd, toCents, type Slab } from '@shop/shared-api'

/** Where a subtotal stands among the wholesale tiers; cents and percents. */
export interface TierStanding {
  percent: number
  /** What that takes off the subtotal, rounded half up as the API does. */
  discount: number
  /** The spec's sentence on the next tier, or on the top one. */
  message: string
  /** Where the next tier begins; null on the top one. */
  nextFrom: number | null
}

const shortUsd = (cents: number) => formatUsd(cents).replace(/\.00$/, '')

/** Reads the standing of a subtotal in cents; tiers may come in any order, undefined where there are none. */
export function tierStanding(slabs: readonly Slab[], subtotal: number): TierStanding | undefined {
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
    next && (next.to === null ? `${shortUsd(next.from)} or more` : `${shortUsd(next.from)} to ${shortUsd(next.to)}`)
  return {
    percent,
    discount: Math.floor((subtotal * percent) / 100 + 0.5),
    message: next ? `Spend ${range} and get ${next.percent}% off!` : `You've unlocked ${percent}% off!`,
    nextFrom: next?.from ?? null,
  }
}
