import type { ReleaseManifest } from '../contract'
import { judge } from '../gate/judge'

/** Why the gate would refuse a version among the live ones; empty when its contracts match. */
export async function previewFindings(
  live: Readonly<Record<string, ReleaseManifest>>,
  candidate: ReleaseManifest,
): Promise<string[]> {
  const same = { absent: [], apiVersion: null, damage: {}, folders: {}, blocked: {} }
  const parts = { ...live, [candidate.part]: candidate }
  const { findings } = await judge(
    { ...same, parts: live, moving: [] },
    { ...same, parts, moving: [candidate.part] },
    // The page itself shows whether it renders.
    { renderSamples: () => Promise.resolve([]) },
  )
  return findings.filter(({ severity }) => severity === 'refusal').map(({ message }) => message)
}
