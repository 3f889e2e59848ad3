import { copyProblems } from '../manifest/check-copies'
import { signedRelease } from '../manifest/signed-release'
import { differences } from '../manifest/verify-release'
import { auditProblems } from './audit-problems'
import { missingVersions } from './pointer-versions'
import { readPointer } from './read-pointer'
import { readProvenance } from './read-provenance'
import type { RegistryContext } from './registry-context'

/** The result of a full check: the counts, and a sentence per problem. */
export interface VerifyResult {
  releases: number
  auditEntries: number
  problems: string[]
}

/** Verifies every signature, provenance and file, the pointer, and the audit log's order and chain of hashes; changes nothing. */
export async function verifyStore(
  context: Pick<RegistryContext, 'store' | 'signer' | 'attestors'>,
): Promise<VerifyResult> {
  const { store, signer } = context
  const problems: string[] = []
  const note = (error: unknown): undefined => void problems.push((error as Error).message)
  let releases = 0
  for (const part of await store.listParts()) {
    for (const version of await store.listVersions(part)) {
      releases += 1
      const manifest = await signedRelease(store, signer, part, version).catch(note)
      if (!manifest) continue
      await readProvenance(context, part, version).catch(note)
      const inspect = async (folder: string): Promise<string[]> => [
        ...(await differences(folder, manifest)),
        ...(await copyProblems(folder, manifest)),
      ]
      const found = await store.inspect(part, version, inspect).catch((error: Error) => [error.message])
      problems.push(...found.map((problem) => `${part} ${version}: ${problem}`))
    }
  }
  const pointer = await readPointer(store, signer).catch(note)
  if (pointer) problems.push(...(await missingVersions(store, pointer)))
  const audit = await store.listAudit()
  problems.push(...auditProblems(audit, pointer))
  return { releases, auditEntries: audit.length, problems }
}
