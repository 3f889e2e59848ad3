import { join } from 'node:path'
import { signedDocument, type AuditDraft, type SignedDocument } from '../../contract'
import { createFolder, readIfPresent } from '../../disk/durable-file'
import { revisionOf } from '../conflicts'
import { parsePointerFile } from '../pointer-text'
import { auditedSteps, type AuditedSteps } from './audited-step'
import { readStoredRelease } from './stage-release'
import { withStoreLock } from './store-lock'

/** Paths of a store folder, its current documents, and its lock. */
export interface StoreFolder {
  path: string
  /** Temporary files; on the same file system, so that a rename puts them in place. */
  incoming: string
  pointerPath: string
  revocationsPath: string
  versionFolder(part: string, version: string): string
  /** The manifest of a removed version, so that its number is never used for other bytes. */
  removedPath(part: string, version: string): string
  readPointer(): Promise<SignedDocument | null>
  readRevocations(): Promise<SignedDocument | null>
  getRelease(part: string, version: string): Promise<SignedDocument | null>
  steps: AuditedSteps
  /** Runs `work` as the folder's only writer, after completing what a crashed one left. */
  underLock<T>(work: () => Promise<T>): Promise<T>
}

/** Creates the folder when missing. */
export async function openStoreFolder(path: string): Promise<StoreFolder> {
  const incoming = join(path, '.incoming')
  const pointerPath = join(path, 'pointer.json')
  const revocationsPath = join(path, 'revoked-previews.json')
  await createFolder(incoming)

  const versionFolder = (part: string, version: string): string => join(path, part, version)
  const getRelease = (part: string, version: string) => readStoredRelease(versionFolder(part, version))

  async function readPointer(): Promise<SignedDocument | null> {
    const text = await readIfPresent(pointerPath)
    return text === null ? null : parsePointerFile(text, pointerPath)
  }

  async function readRevocations(): Promise<SignedDocument | null> {
    const text = await readIfPresent(revocationsPath)
    return text === null ? null : signedDocument.parse(JSON.parse(text))
  }

  const steps = auditedSteps(path, incoming, async (entry) => {
    const [change] = entry.changes
    if (entry.action === 'publish') return change?.to != null && (await getRelease(change.part, change.to)) !== null
    if (entry.action === 'remove') return change?.from != null && (await getRelease(change.part, change.from)) === null
    if (entry.action === 'revoke')
      return (await readRevocations())?.payload.includes(String(entry.preview?.id)) === true
    const pointer = await readPointer().catch(() => null)
    return pointer !== null && isPointerOf(entry, pointer)
  })

  return {
    path,
    incoming,
    pointerPath,
    revocationsPath,
    versionFolder,
    removedPath: (part, version) => join(path, '.removed', `${part}@${version}.json`),
    readPointer,
    readRevocations,
    getRelease,
    steps,
    underLock: (work) =>
      withStoreLock(path, async () => {
        await steps.recover()
        return work()
      }),
  }
}

function isPointerOf(entry: AuditDraft, pointer: SignedDocument): boolean {
  return entry.pointer === undefined ? revisionOf(pointer) === entry.revision : entry.pointer === pointer.payload
}
