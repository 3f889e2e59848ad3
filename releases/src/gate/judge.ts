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

/** Options of an evaluation. */
export interface JudgeOptions {
  /** A promotion, or a rollback to a version that was live before. */
  move?: 'promote' | 'rollback'
  renderSamples?: RenderSamples
}

/** The gate's verdict; `pass` may include warnings. */
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
 * Decides whether a set may replace the current one. Only new problems refuse a move; existing ones become warnings,
 * so that an old fault never blocks a rollback.
 */
export async function judge(
  current: CandidateSet,
  candidate: CandidateSet,
  { move = 'promote', renderSamples }: JudgeOptions = {},
): Promise<Verdict> {
  const existing = new Set(
    checks
      .flatMap((check) => check(current))
      .filter(isRefusal)
      .map(identity),
  )
  const found = checks
    .flatMap((check) => check(candidate))
    .map((finding) => (existing.has(identity(finding)) ? toExistingWarning(finding) : finding))
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

function toExistingWarning(finding: Finding): Finding {
  return finding.severity === 'warning'
    ? finding
    : { ...finding, severity: 'warning', message: `Existing problem: ${finding.message}` }
}

/** When the candidate fails, the live set is rendered too, to distinguish existing faults from new ones. */
async function samples(
  current: CandidateSet,
  candidate: CandidateSet,
  renderSamples: RenderSamples | undefined,
): Promise<Finding[]> {
  if (!renderSamples) {
    return [warning('samples', '*', 'not done', 'No sample pages were rendered: no document server was available.')]
  }
  const found = sampleFindings(candidate, await renderSamples(candidate))
  if (!found.some(isRefusal) || Object.keys(current.parts).length === 0) return found
  const before = sampleFindings(current, await renderSamples(current)).filter(isRefusal)
  const existing = new Set(before.map(identity))
  return found.map((finding) => (existing.has(identity(finding)) ? toExistingWarning(finding) : finding))
}
