import type { RatingSummary } from '@shop/shared-api'

/** The minimum number of votes for a consensus. */
const MIN_VOTES = 3

const fitAdvice = {
  small: 'it runs small. Between sizes? Size up.',
  true: 'it fits true to size.',
  large: 'it runs large. Between sizes? Size down.',
} as const

/** Formats the most common fit vote with its share; null below the minimum number of votes. */
export function fitConsensus(fit: RatingSummary['fit']): string | null {
  const voices = fit.small + fit.true + fit.large
  if (voices < MIN_VOTES) return null
  const most = (['true', 'small', 'large'] as const).reduce((best, next) => (fit[next] > fit[best] ? next : best))
  return `${Math.round((fit[most] * 100) / voices)}% of reviewers say ${fitAdvice[most]}`
}
