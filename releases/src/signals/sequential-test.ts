/** Observations of one version within one stratum. */
export interface Arm {
  count: number
  mean: number
  variance: number
}

/** Both versions at the same time of day, so that a difference between hours is none between versions. */
export interface Stratum {
  live: Arm
  candidate: Arm
}

/** What the strata say about "the candidate's mean is larger". */
export interface Evidence {
  /** Difference of the means, candidate minus live, weighted by information. */
  difference: number
  /** Likelihood ratio of "larger" against "equal"; 1 without data. */
  ratio: number
}

/** Standard deviation of the effects that the test is tuned for, in standard deviations of the metric. */
const MIXING_SD = 0.1

/**
 * The mixture sequential probability ratio test (Robbins 1970; Johari, Pekelis and Walsh, "Always Valid Inference:
 * Continuous Monitoring of A/B Tests", Operations Research 70(3), 2022), one-sided and stratified. With d the
 * standardized difference, I = Σ n·m/(n+m) its information and a half-normal prior of variance τ² on effects above 0,
 *
 *     ratio = 2 · Φ(s·√I·d) · (1 + τ²I)^-½ · exp(s²·I·d²/2),   s² = τ²I/(1 + τ²I).
 *
 * By Ville's inequality it exceeds 1/α at any time, however often one looks, with probability α at most if the
 * candidate is equal. Depends on sums only, so that a restart forgets nothing.
 */
export function sequentialTest(strata: readonly Stratum[]): Evidence {
  const deviation = Math.sqrt(pooledVariance(strata))
  let information = 0
  let score = 0
  for (const { live, candidate } of strata) {
    if (live.count === 0 || candidate.count === 0) continue
    const weight = (live.count * candidate.count) / (live.count + candidate.count)
    information += weight
    score += weight * (candidate.mean - live.mean)
  }
  if (information === 0) return { difference: 0, ratio: 1 }
  const difference = score / information
  if (deviation === 0) return { difference, ratio: 1 }
  const prior = MIXING_SD ** 2 * information
  const shrinkage = prior / (1 + prior)
  const z = (difference / deviation) * Math.sqrt(information)
  const ratio =
    2 * normalCdf(z * Math.sqrt(shrinkage)) * (1 + prior) ** -0.5 * Math.exp(Math.min((shrinkage * z * z) / 2, 700))
  return { difference, ratio }
}

/** Variance within arms and strata, so that differences between them don't count. */
function pooledVariance(strata: readonly Stratum[]): number {
  let squares = 0
  let freedom = 0
  for (const { count, variance } of strata.flatMap(({ live, candidate }) => [live, candidate])) {
    if (count < 2) continue
    squares += (count - 1) * variance
    freedom += count - 1
  }
  return freedom === 0 ? 0 : squares / freedom
}

/** Abramowitz and Stegun 26.2.17; the error is below 1e-7. */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return z > 0 ? 1 - upper : upper
}
