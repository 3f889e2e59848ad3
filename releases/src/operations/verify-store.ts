import { copyProblems } from '../manifest/check-copies'
import { signedRelease } from '../manifest/signed-release'
import { differences } from '../manifest/verify-release'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'

/** The result of a full check: the counts, and a sentence per problem. */
export interface VerifyResult {
  releases: number
  auditEntries: number
  problems: string[]
}

/** Verifies every signature, every file, the pointer and the audit log's order; changes nothing. */
export async function verifyStore({ store, signer }: Pick<RegistryContext, 'store' | 'signer'>): Promise<VerifyResult> {
  const problems: string[] = []
  const note = (error: unknown): undefined => void problems.push((error as Error).message)
  let releases = 0
  for (const part of await store.listParts()) {
    for (const version of await store.listVersions(part)) {
      releases += 1
      const manifest = await signedRelease(store, signer, part, version).catch(note)
      if (!manifest) continue
      const inspect = async (folder: string): Promise<string[]> => [
        ...(await differences(folder, manifest)),
        ...(await copyProblems(folder, manifest)),
      ]
      const found = await store.inspect(part, version, inspect).catch((error: Error) => [error.message])
      problems.push(...found.map((problem) => `${part} ${version}: ${problem}`))
    }
  }
  const pointer = await readPointer(store, signer).catch(note)
  for (const [part, { live, lastKnownGood, canary }] of Object.entries(pointer?.parts ?? {})) {
    for (const version of [live, lastKnownGood, canary?.version ?? null]) {
      if (version !== null && !(await store.getRelease(part, version))) {
        problems.push(`The pointer names ${part} ${version}, which is not in the store.`)
      }
    }
  }
  const audit = await store.listAudit()
  if (audit.some(({ seq }, index) => seq !== index + 1)) problems.push('The audit log has a gap or is out of order.')
  const revisions = audit.flatMap(({ revision }) => revision ?? [])
  if (
    pointer &&
    (revisions.length !== pointer.revision || revisions.some((revision, index) => revision !== index + 1))
  ) {
    problems.push(`The audit log has ${revisions.length} moves, but the pointer is at revision ${pointer.revision}.`)
  }
  return { releases, auditEntries: audit.length, problems }
}
