import { setId, toPageRelease, toSetPart, type PartVersion, type SetPlan, type StoredRelease } from '@shop/releases'

/** A set with parts of several prepared sets: it needs no bundle that they don't have. */
export type DerivedPlan = Pick<SetPlan, 'site' | 'releases' | 'samplePaths' | 'replaced' | 'description'>

/** The set with the last known good version of a remote in place of this one; undefined when that isn't possible. */
export function withoutVersion(plan: DerivedPlan, { part, version }: PartVersion): DerivedPlan | undefined {
  const { site } = plan
  const spare = site.parts[part]?.lastKnownGood
  const listed = site.set.parts[part]
  if (!spare || !listed?.lastKnownGood || listed.version !== version) return undefined
  return derive(plan, {
    parts: { ...site.parts, [part]: { live: spare, lastKnownGood: null } },
    listed: { ...site.set.parts, [part]: { ...listed, ...listed.lastKnownGood, lastKnownGood: null } },
  })
}

/** The stable set with the canaries of several prepared ones, `trials[i]` being the set with that of `parts[i]`. */
export function withCanariesOf(
  stable: DerivedPlan,
  parts: readonly string[],
  trials: readonly DerivedPlan[],
): DerivedPlan {
  return trials.reduce((plan, trial, index) => {
    const part = parts[index] ?? ''
    const own = trial.site.parts[part]
    const listed = trial.site.set.parts[part]
    if (!own || !listed) return plan
    const releases = [...new Set([...plan.releases, ...trial.releases])]
    const shell = part === 'shell' ? trial.site.shell : plan.site.shell
    const replaced = [...new Set([...plan.replaced, ...trial.replaced])]
    return derive(
      { ...plan, releases, replaced, site: { ...plan.site, shell } },
      { parts: { ...plan.site.parts, [part]: own }, listed: { ...plan.site.set.parts, [part]: listed } },
    )
  }, stable)
}

/** The set with another shell in place of this one; its bundles are loaded for that when a page is first rendered. */
export function withShell(plan: DerivedPlan, broken: PartVersion, spare: StoredRelease): DerivedPlan | undefined {
  const { site, releases } = plan
  if (site.shell !== broken.version) return undefined
  const remotes = releases.filter(({ manifest }) => manifest.part !== 'shell')
  const shell = { live: toPageRelease(spare), lastKnownGood: null }
  return derive(
    { ...plan, releases: [spare, ...remotes], site: { ...site, shell: spare.manifest.version } },
    { parts: { ...site.parts, shell }, listed: { ...site.set.parts, shell: toSetPart(spare, null) } },
  )
}

function derive(
  plan: DerivedPlan,
  { parts, listed }: { parts: SetPlan['site']['parts']; listed: SetPlan['site']['set']['parts'] },
): DerivedPlan {
  const set = { ...plan.site.set, parts: listed }
  set.id = setId(set)
  return { ...plan, site: { ...plan.site, id: `${set.revision} ${set.id}`, set, parts } }
}
