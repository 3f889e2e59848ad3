import { NoRenderer, type RenderPool } from './render-pool'
import { isSameVersion, RendererEnded, type PageRequest, type PartVersion, type RenderedPage } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import { withoutVersion, type DerivedPlan } from './derive-plan'

/** Deadlines of the attempts at one page, in ms: together with the ends of renderers they fit three seconds. */
const DEADLINES_MS = [1_000, 700, 500]

/** A failed attempt: the version that is to blame, and the one that was rendered instead. */
export interface FailedAttempt extends PartVersion {
  to: string | null
  error: Error
}

/** The page that a visitor gets, and what failed before. Without a page the layout alone can be sent. */
export interface PageResult {
  page: RenderedPage | undefined
  failures: FailedAttempt[]
}

interface Attempt {
  plan: DerivedPlan
  url: string
  options: Pick<PageRequest, 'inBrowser' | 'submission'>
  /** Whether a version ended a renderer before, so that it doesn't run again. */
  isExcluded(version: PartVersion): boolean
}

/** The version that serves a path, and that is blamed while no other part's code was entered. */
export function ownerVersion({ site: { set } }: DerivedPlan, url: string): PartVersion {
  const part = ownerOfPath(set.parts, new URL(url, 'http://localhost').pathname) ?? 'shell'
  return { part, version: set.parts[part]?.version ?? '0' }
}

/** The set without the remotes' versions that may not run, as far as they can be replaced. */
export function withoutExcluded(plan: DerivedPlan, isExcluded: Attempt['isExcluded']): DerivedPlan {
  return Object.entries(plan.site.set.parts).reduce((remaining, [part, { version }]) => {
    return isExcluded({ part, version }) ? (withoutVersion(remaining, { part, version }) ?? remaining) : remaining
  }, plan)
}

/**
 * Renders a page, and again without the version that ended its renderer. A page that was rendered at the same time as
 * a faulty one is rendered again as it is; when that renderer ends as well, the last attempt avoids its version, which
 * is not blamed.
 */
export async function renderPage(pool: RenderPool, { plan, url, options, isExcluded }: Attempt): Promise<PageResult> {
  const failures: FailedAttempt[] = []
  /** Versions that failed for this page: it is rendered without them, although others may not be. */
  const avoided: PartVersion[] = []
  let unexplained = 0
  for (const deadlineMs of DEADLINES_MS) {
    const isAvoided = (version: PartVersion) =>
      isExcluded(version) || avoided.some((other) => isSameVersion(other, version))
    const current = withoutExcluded(plan, isAvoided)
    const owner = ownerVersion(current, url)
    // There is no other version of a part that failed, or that one failed too.
    if (isAvoided(owner)) return { page: undefined, failures: failures.length > 0 ? failures : [blame(owner)] }
    try {
      const page = await pool.render(current, { ...options, url, owner }, deadlineMs)
      return { page, failures }
    } catch (error) {
      if (error instanceof NoRenderer) return { page: undefined, failures }
      if (!(error instanceof RendererEnded)) {
        return { page: undefined, failures: [...failures, { ...shellOf(current), to: null, error: error as Error }] }
      }
      if (error.end.cause === 'stopped' || !isSameVersion(error.end.part, owner)) {
        unexplained += 1
        if (unexplained > 1) avoided.push(owner)
        continue
      }
      const next = withoutVersion(current, owner)?.site.set.parts[owner.part]?.version ?? null
      failures.push({ ...owner, to: next, error })
      avoided.push(owner)
    }
  }
  return { page: undefined, failures }
}

/** Renders each sample path of a set once, and logs what fails. */
export async function renderSamples(
  pool: RenderPool,
  { plan, isExcluded, log }: Pick<Attempt, 'plan' | 'isExcluded'> & { log: Pick<FastifyBaseLogger, 'error'> },
): Promise<void> {
  for (const path of plan.samplePaths) {
    const { page, failures } = await renderPage(pool, { plan, url: path, options: {}, isExcluded })
    for (const { part, version, ...failure } of [...failures, ...(page?.failures ?? [])])
      log.error({ part, version, path, err: failure }, 'a sample path throws')
  }
}

function blame(version: PartVersion): FailedAttempt {
  return { ...version, to: null, error: new Error('It ended a renderer, and there is no other version.') }
}

function shellOf({ site: { set } }: DerivedPlan): PartVersion {
  return { part: 'shell', version: set.parts['shell']?.version ?? '0' }
}
