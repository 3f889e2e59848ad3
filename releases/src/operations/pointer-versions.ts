import type { ReleasePointer } from '../contract'
import type { ReleaseStore } from '../store/release-store'

/** Versions that a pointer names and the store lacks, one sentence each. */
export async function missingVersions(
  store: Pick<ReleaseStore, 'getRelease'>,
  { parts }: Pick<ReleasePointer, 'parts'>,
): Promise<string[]> {
  const missing: string[] = []
  for (const [part, { live, lastKnownGood, canary }] of Object.entries(parts)) {
    for (const version of [live, lastKnownGood, canary?.version ?? null]) {
      if (version !== null && !(await store.getRelease(part, version)))
        missing.push(`The pointer names ${part} ${version}, which is not in the store.`)
    }
  }
  return missing
}
