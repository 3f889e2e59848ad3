import type { Finding } from '../contract'
import { warning, type CandidateSet, type Check } from './candidate-set'
import { checkApi } from './check-api'
import { checkBlocked } from './check-blocked'
import { checkEvents, checkPayloads } from './check-events'
import { checkHashes } from './check-hashes'
import { checkCollisions, checkVanished } from './check-routes'
import { checkShared } from './check-shared'
import { checkWidgets } from './check-widgets'
import { sampleFindings, type RenderSamples } from './sample-findings'

/** What the gate is asked besides the two sets. */
export interface JudgeOptions {
  /** Forward, or back to a version that was live before. */
  move?: 'promote' | 'rollback'
  renderSamples?: RenderSamples
}

/** The gate's answer: `pass` may still carry warnings. */
export interface Verdict {
  verdict: 'pass' | 'refused'
  findings: Finding[]
}

const checks: readonly Check[] = [
  checkHashes,
  checkBlocked,
  checkShared,
  checkWidgets,
  checkEvents,
  checkPayloads,
  checkApi,
  checkCollisions,
]

/**
 * Whether a set may replace the current one. A move is refused for what it makes worse: what is wrong already
 * comes as a warning, so that an old fault never stands in the way of a rollback.
 */
export async function judge(
  current: CandidateSet,
  candidate: CandidateSet,
  { move = 'promote', renderSamples }: JudgeOptions = {},
): Promise<Verdict> {
  const known = new Set(
    checks
      .flatMap((check) => check(current))
      .filter(isRefusal)
      .map(identity),
  )
  const found = checks
    .flatMap((check) => check(candidate))
    .map((one) => (known.has(identity(one)) ? asKnown(one) : one))
  const findings = [
    ...found,
    ...checkVanished(current, candidate, move),
    ...(await samples(current, candidate, renderSamples)),
  ]
  return { verdict: findings.some(isRefusal) ? 'refused' : 'pass', findings }
}

function isRefusal({ severity }: Finding): boolean {
  return severity === 'refusal'
}

function identity({ check, part, subject }: Finding): string {
  return JSON.stringify([check, part, subject])
}

function asKnown(one: Finding): Finding {
  return one.severity === 'warning' ? one : { ...one, severity: 'warning', message: `Already so today: ${one.message}` }
}

/** The set that is live is rendered too when the candidate fails, to tell an old fault from a new one. */
async function samples(
  current: CandidateSet,
  candidate: CandidateSet,
  renderSamples: RenderSamples | undefined,
): Promise<Finding[]> {
  if (!renderSamples) {
    return [
      warning('samples', '*', 'not done', 'No sample pages were rendered: no document server was at hand to try them.'),
    ]
  }
  const found = sampleFindings(candidate, await renderSamples(candidate))
  if (!found.some(isRefusal) || Object.keys(current.parts).length === 0) return found
  const before = sampleFindings(current, await renderSamples(current)).filter(isRefusal)
  const known = new Set(before.map(identity))
  return found.map((one) => (known.has(identity(one)) ? asKnown(one) : one))
}
