import type { ExcludedVersions } from '../render-pool/excluded-versions'
import type { RenderPool } from '../render-pool/render-pool'
import { servedVersions, type Edition, type Live } from './edition'

/** A revision's sets and the renderers that run their code. */
export interface EditionPool {
  edition: Edition
  pool: RenderPool
}

/**
 * The pool whose renderers can render another revision at once: they run all of its versions, and never ran any other
 * one, which could have changed the globals that all code of a process shares.
 */
export function findReusable(
  pools: readonly EditionPool[],
  live: Live,
  excluded: ExcludedVersions,
): RenderPool | undefined {
  return pools.find(({ edition, pool }) => hasSameVersions(edition.live, live) && hasAll(pool, live, excluded))?.pool
}

function hasSameVersions(first: Live, other: Live): boolean {
  const namesOf = (live: Live) =>
    Object.keys(live.parts).flatMap((part) => servedVersions(live, part).map((version) => `${part}@${version}`))
  const [names, others] = [new Set(namesOf(first)), new Set(namesOf(other))]
  return names.size === others.size && [...names].every((name) => others.has(name))
}

/** Whether a pool's renderers run every live version and canary that isn't excluded. */
function hasAll(pool: RenderPool, live: Live, excluded: ExcludedVersions): boolean {
  const renderer = pool.any()
  const shell = live.parts['shell']
  if (!renderer || !shell || shell.canary || excluded.reason({ part: 'shell', version: shell.live.version }))
    return false
  return Object.entries(live.parts).every(([part, { live: now, canary }]) =>
    [now, ...(canary ? [canary.release] : [])].every(
      ({ version }) =>
        renderer.hasLoaded({ part, version }, shell.live.version) || excluded.reason({ part, version }) !== undefined,
    ),
  )
}
