import type { AuditEntry, ReleaseManifest, ReleasePointer } from '../contract'
import type { CandidateSet } from '../gate/candidate-set'
import { readCode, type CodeOfRelease } from '../manifest/read-code'
import { signedRelease } from '../manifest/signed-release'
import { differences } from '../manifest/verify-release'
import { blockedReleases, digestOf } from './blocked-releases'
import { readProvenance } from './read-provenance'
import type { RegistryContext } from './registry-context'

/** The versions of a pointer as the gate's input; only files of `moving` parts are hashed. */
export async function candidateSet(
  context: RegistryContext,
  pointer: ReleasePointer,
  audit: readonly AuditEntry[],
  moving: readonly string[],
): Promise<CandidateSet> {
  const { store, signer, knownParts, apiVersion } = context
  const loaded: Record<string, ReleaseManifest> = {}
  const damage: Record<string, string[]> = {}
  const code: Record<string, CodeOfRelease> = {}
  const folders: Record<string, string> = {}
  const blocked: Record<string, string> = {}
  const forgedProvenance: Record<string, string> = {}
  const blocks = blockedReleases(audit)
  const look = async (part: string, version: string): Promise<void> => {
    const manifest = (loaded[part] = await signedRelease(store, signer, part, version))
    const folder = (folders[part] = await store.folderOf(part, version))
    if (moving.includes(part)) {
      damage[part] = await differences(folder, manifest)
      await readProvenance(context, part, version).catch(({ message }: Error) => (forgedProvenance[part] = message))
    }
    const isDamaged = (damage[part]?.length ?? 0) > 0
    const built = isDamaged ? null : await readCode(folder, manifest).catch(() => null)
    if (built) code[part] = built
    const document = blocks.size > 0 ? await store.getRelease(part, version) : null
    const block = document && blocks.get(digestOf(document.payload))
    if (block) blocked[part] = `${block.why} (${block.since.slice(0, 16).replace('T', ' ')} UTC)`
  }
  await Promise.all(
    Object.entries(pointer.parts).map(([part, { live }]) =>
      look(part, live).catch((error: Error) => void (damage[part] = [error.message])),
    ),
  )
  const absent = knownParts.filter((part) => !pointer.parts[part])
  const prefixes = pointer.prefixes ?? {}
  // The same order each time, independent of which part was read first.
  const parts = Object.fromEntries(Object.entries(loaded).sort(([a], [b]) => a.localeCompare(b)))
  return {
    parts,
    prefixes,
    described: {},
    code,
    damage,
    folders,
    forgedProvenance,
    blocked,
    moving,
    apiVersion,
    absent,
  }
}
