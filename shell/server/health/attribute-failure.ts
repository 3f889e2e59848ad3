import type { ReleaseSet } from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { PartVersion } from '@shop/releases'

/**
 * The version that a browser's report concerns: the one it names, else the version in the document's set; and of the
 * part it names, else of the part that owns the page.
 */
export function attributeFailure(
  set: ReleaseSet | undefined,
  { part, version, path }: Partial<PartVersion> & { path: string },
): PartVersion {
  const owner = part ?? (set && ownerOfPath(set.parts, path)) ?? 'shell'
  return { part: owner, version: version ?? set?.parts[owner]?.version ?? 'unknown' }
}
