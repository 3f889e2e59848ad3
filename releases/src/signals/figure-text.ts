import type { SignalMetric } from '@shop/shared-api/contract'
import type { Comparison, Figure } from './compare-versions'

/** Names of figures in sentences and tables. */
export const figureNames: Record<Figure, string> = {
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
  ttfb: 'TTFB',
  hydration: 'hydration',
  api: 'API reads',
  cart: 'add to cart',
  order: 'orders',
}

/** A metric's value with its unit. */
export function metricText(metric: SignalMetric, value: number): string {
  if (metric === 'cls') return (value / 10_000).toFixed(3)
  return value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${Math.round(value)} ms`
}

/** A figure's value with its unit; a dash without visits. */
export function valueText(figure: Figure, value: number | null): string {
  if (value === null) return '–'
  return figure === 'cart' || figure === 'order' ? `${(value * 100).toFixed(1)} %` : metricText(figure, value)
}

/** A relative change with its sign. */
export function changeOf(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(0)} %`
}

/** A comparison's change and whether it counts as worse; a dash while one version has no visits. */
export function verdictText({ live, candidate, change, isWorse }: Comparison): string {
  if (live.visits === 0 || candidate.visits === 0) return '–'
  return `${changeOf(change)}${isWorse ? ' (worse)' : ''}`
}

/** A comparison as part of a sentence, in numbers. */
export function comparisonText({ figure, live, candidate, change, ratio, limit }: Comparison): string {
  return (
    `${figureNames[figure]} ${changeOf(change)} (${valueText(figure, live.value)} in ${live.visits} visits, ` +
    `${valueText(figure, candidate.value)} in ${candidate.visits}; ratio ${ratioText(ratio)}, limit ${Math.round(limit)})`
  )
}

/** A likelihood ratio, shortened where it is certain. */
export function ratioText(ratio: number): string {
  return ratio >= 100_000 ? 'over 100,000' : ratio < 10 ? ratio.toFixed(1) : String(Math.round(ratio))
}
