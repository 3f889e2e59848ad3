import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet, type Check } from './candidate-set'
import { checkApi } from './check-api'
import { checkEvents } from './check-events'
import { checkHashes } from './check-hashes'
import { checkCollisions, checkVanished } from './check-routes'
import { checkShared } from './check-shared'
import { checkWidgets } from './check-widgets'

/** Renders every sample path of a set and tells which failed and how. */
export type RenderSamples = (set: CandidateSet) => Promise<{ part: string; path: string; problem: string }[]>

/** What the gate is asked besides the two sets. */
export interface JudgeOptions {
  move?: 'promote' | 'rollback'
  renderSamples?: RenderSamples
}

/** The gate's answer: `pass` may still carry warnings. */
export interface Verdict {
  verdict: 'pass' | 'refused'
  findings: Finding[]
}

const checks: readonly Check[] = [checkHashes, checkShared, checkWidgets, checkEvents, checkApi, checkCollisions]

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
  const findings = [...found, ...checkVanished(current, candidate, move), ...(await samples(candidate, renderSamples))]
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

async function samples(candidate: CandidateSet, renderSamples?: RenderSamples): Promise<Finding[]> {
  if (!renderSamples) {
    return [
      warning('samples', '*', 'not done', 'No sample pages were rendered: no document server was at hand to try them.'),
    ]
  }
  return (await renderSamples(candidate)).map(({ part, path, problem }) =>
    refusal(
      'samples',
      part,
      path,
      `${path} of ${part} ${candidate.parts[part]?.version ?? ''} fails to render on the server: ${problem}. ` +
        'Visitors would see “this section is unavailable”.',
    ),
  )
}
