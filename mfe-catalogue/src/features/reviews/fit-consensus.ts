import type { RatingSummary } from '@shop/shared-api'

/** Fewer voices than this are no consensus. */
const ENOUGH = 3

const ADVICE = {
  small: 'it runs small; between two sizes take the larger.',
  true: 'it is true to size.',
  large: 'it runs large; between two sizes take the smaller.',
} as const

/** What most buyers say of the fit, in words with their share; null while too few have said anything. */
export function fitConsensus(fit: RatingSummary['fit']): string | null {
  const voices = fit.small + fit.true + fit.large
  if (voices < ENOUGH) return null
  const most = (['true', 'small', 'large'] as const).reduce((best, next) => (fit[next] > fit[best] ? next : best))
  return `${Math.round((fit[most] * 100) / voices)}% say ${ADVICE[most]}`
}
