import type { SignedDocument } from '../contract'
import { differences } from '../manifest/verify-release'
import { signedRelease } from '../manifest/signed-release'
import { ReleaseError } from '../release-error'
import type { KeyStore } from '../signing/key-store'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** An accepted key and what it has signed. */
export interface KeyStatus {
  keyId: string
  /** Whether it signs new releases and moves. */
  signing: boolean
  releases: number
  pointer: boolean
}

/** The result of retiring a key; with `isOut` false the key is unused, but RELEASES_PUBLIC_KEYS still contains it. */
export interface RetiredKey {
  keyId: string
  resigned: number
  isOut: boolean
}

type Context = Pick<RegistryContext, 'store' | 'signer'>

/** Every accepted key. */
export async function listKeys({ store }: Context, keys: KeyStore): Promise<KeyStatus[]> {
  const [accepted, signing, pointer] = await Promise.all([keys.accepted(), keys.signing(), store.readPointer()])
  const signed = await storedReleases(store)
  return accepted.map((keyId) => ({
    keyId,
    signing: keyId === signing,
    releases: signed.filter(({ document }) => document.keyId === keyId).length,
    pointer: pointer?.keyId === keyId,
  }))
}

/** Creates a new signing key; signatures of the old ones stay valid. */
export async function addKey({ store }: Context, keys: KeyStore, actor: Actor, why?: string): Promise<KeyStatus> {
  const keyId = await keys.add()
  await store.appendAudit(
    auditDraft(actor, { action: 'keys', changes: [], why: `Signs with the new key ${keyId}${why ? `: ${why}` : ''}` }),
  )
  return { keyId, signing: true, releases: 0, pointer: false }
}

/**
 * Re-signs everything that a key has signed, after verifying the files, then stops accepting the key. Refused for the
 * signing key, and while any of its releases is damaged.
 */
export async function retireKey(
  context: Context,
  keys: KeyStore,
  actor: Actor,
  { keyId, why }: { keyId: string; why?: string },
): Promise<RetiredKey> {
  const { store, signer } = context
  const [accepted, signing] = await Promise.all([keys.accepted(), keys.signing()])
  if (!accepted.includes(keyId))
    throw new ReleaseError('not-found', `There is no accepted key ${keyId}. Accepted are ${accepted.join(', ')}.`)
  if (keyId === signing || keyId === signer.keyId) {
    throw new ReleaseError('refused', `${keyId} signs new releases. Add a new key first: npm run release -- keys add.`)
  }
  const releases = await storedReleases(store)
  const affected = releases.filter(({ document }) => document.keyId === keyId)
  const problems: string[] = []
  for (const { part, version } of affected) {
    const manifest = await signedRelease(store, signer, part, version)
    const found = await store.inspect(part, version, (folder) => differences(folder, manifest))
    problems.push(...found.map((problem) => `${part} ${version}: ${problem}`))
  }
  if (problems.length > 0) {
    throw new ReleaseError('refused', `A release signed by ${keyId} is damaged, so nothing was re-signed.`, problems)
  }
  for (const { part, version, document } of affected) {
    await store.resignRelease(part, version, signer.sign(signer.open(document)))
  }
  await resignProvenances(context, releases, keyId)
  const pointer = await store.readPointer()
  if (pointer?.keyId === keyId) await store.resignPointer(signer.sign(signer.open(pointer)))
  await store.reviseRevocations((_audit, stored) =>
    stored?.keyId === keyId ? { next: signer.sign(signer.open(stored)) } : null,
  )
  const isOut = await keys.retire(keyId)
  const reason = `${isOut ? 'No longer accepts' : 'No longer needs'} ${keyId}; ${affected.length} releases re-signed${why ? `: ${why}` : ''}`
  await store.appendAudit(auditDraft(actor, { action: 'keys', changes: [], why: reason }))
  return { keyId, resigned: affected.length, isOut }
}

async function resignProvenances(
  { store, signer }: Context,
  releases: readonly StoredRelease[],
  keyId: string,
): Promise<void> {
  for (const { part, version } of releases) {
    const provenance = await store.getProvenance(part, version)
    if (provenance?.keyId === keyId) await store.putProvenance(part, version, signer.sign(signer.open(provenance)))
  }
}

interface StoredRelease {
  part: string
  version: string
  document: SignedDocument
}

async function storedReleases(store: Context['store']): Promise<StoredRelease[]> {
  const found: StoredRelease[] = []
  for (const part of await store.listParts()) {
    for (const version of await store.listVersions(part)) {
      const document = await store.getRelease(part, version)
      if (document) found.push({ part, version, document })
    }
  }
  return found
}
