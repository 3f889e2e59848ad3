import { refusalsOf, type ReleaseManifest } from '../contract'
import type { Prefixes } from '../contract/prefixes'
import { judge } from '../gate/judge'
import { withFreePrefixes } from '../operations/registered-prefixes'

/** Why the gate would refuse versions among the live ones; empty when their contracts match. */
export async function previewFindings(
  live: Readonly<Record<string, ReleaseManifest>>,
  candidates: readonly ReleaseManifest[],
): Promise<string[]> {
  const owned = Object.fromEntries(Object.values(live).map(({ part, contract }) => [part, contract.prefixes]))
  const prefixes = candidates.reduce<Prefixes>(
    (all, { part, contract }) => withFreePrefixes(all, part, contract.prefixes),
    owned,
  )
  const same = { prefixes, described: {}, code: {}, absent: [], apiVersion: null, damage: {}, folders: {}, blocked: {} }
  const parts = { ...live, ...Object.fromEntries(candidates.map((candidate) => [candidate.part, candidate])) }
  const { findings } = await judge(
    { ...same, parts: live, moving: [] },
    { ...same, parts, moving: candidates.map(({ part }) => part) },
    // The page itself shows whether it renders.
    { inspect: () => Promise.resolve({ described: {}, samples: [], pages: [] }) },
  )
  return refusalsOf(findings)
}
