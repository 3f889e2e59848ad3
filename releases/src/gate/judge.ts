import type { Finding } from '../contract'
import type { CandidateSet, Check } from './candidate-set'
import { checkApi } from './check-api'
import { checkBlocked } from './check-blocked'
import { checkContract, checkRecordedCode } from './check-contract'
import { checkEvents, checkPayloads } from './check-events'
import { checkHashes } from './check-hashes'
import { checkInlineScripts } from './check-inline-scripts'
import { checkOwnReact } from './check-own-react'
import { checkOwnedPaths } from './check-owned-paths'
import { checkProvenance } from './check-provenance'
import { checkVanished } from './check-routes'
import { checkShared } from './check-shared'
import { checkChangedNames, checkSharedNames } from './check-shared-names'
import { checkWidgets } from './check-widgets'
import { affectedPages, type SamplePage } from './choose-pages'
import type { InspectSet, Inspection } from './inspect-set'
import { inspectionFindings, notInspected, skippedBrowser } from './inspection-findings'

/** Options of an evaluation. */
export interface JudgeOptions {
  /** A promotion, or a rollback to a version that was live before. */
  move?: 'promote' | 'rollback'
  /** Renders and opens pages; without it the gate warns that nothing was inspected. */
  inspect?: InspectSet
  /** Whether pages are opened in a browser: `done` when all moving versions were when they were promoted. */
  browser?: 'needed' | 'skipped' | 'done'
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
  checkOwnReact,
  checkWidgets,
  checkEvents,
  checkPayloads,
  checkApi,
  checkOwnedPaths,
  checkContract,
  checkRecordedCode,
  checkInlineScripts,
  checkSharedNames,
]

/**
 * Decides whether a set may replace the current one. Only new problems refuse a move; existing ones become warnings,
 * so that an old fault never blocks a rollback.
 */
export async function judge(
  current: CandidateSet,
  candidate: CandidateSet,
  { move = 'promote', inspect, browser = 'needed' }: JudgeOptions = {},
): Promise<Verdict> {
  const pages = browser === 'needed' ? affectedPages(candidate) : []
  const inspection = await inspect?.(candidate, pages)
  const found = evaluate(candidate, inspection)
  if (!inspection) found.push(notInspected)
  else if (browser === 'skipped') found.push(skippedBrowser)
  const existing = found.some(isRefusal) ? await existingProblems(current, pages, inspection, inspect) : new Set()
  const findings = [
    ...found.map((finding) => (existing.has(identity(finding)) ? toExistingWarning(finding) : finding)),
    ...checkVanished(current, candidate, move),
    ...checkChangedNames(current, candidate),
    ...checkProvenance(candidate, move),
  ]
  return { verdict: findings.some(isRefusal) ? 'refused' : 'pass', findings }
}

function evaluate(set: CandidateSet, inspection: Inspection | undefined): Finding[] {
  const described = { ...set, described: { ...set.described, ...inspection?.described } }
  const found = checks.flatMap((check) => check(described))
  return inspection ? [...found, ...inspectionFindings(described, inspection)] : found
}

/** The refusals that the current set would get; of its pages, those that fail in the candidate are opened. */
async function existingProblems(
  current: CandidateSet,
  pages: readonly SamplePage[],
  inspection: Inspection | undefined,
  inspect: InspectSet | undefined,
): Promise<Set<string>> {
  if (Object.keys(current.parts).length === 0) return new Set()
  const failing = new Set(inspection?.pages.map(({ path }) => path))
  const again = pages.filter(({ part, path }) => current.parts[part] && failing.has(path))
  const found = evaluate(current, await inspect?.(current, again))
  return new Set(found.filter(isRefusal).map(identity))
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
