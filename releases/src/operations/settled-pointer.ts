import type { AuditEntry, SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import type { Keyring } from '../signing/keyring'
import { parsePointer, repairAdvice } from '../store/pointer-text'
import type { ReleaseReader } from '../store/release-store'
import { openPointer } from './accept-pointer'

const MAX_READS = 20

type PointerSource = Pick<ReleaseReader, 'location' | 'readPointer' | 'lastMove'>

/**
 * Reads the pointer while no move is between it and its audit entry, and refuses one that the audit log doesn't record
 * last. Over HTTP the release server does that.
 */
export async function readSettled(store: PointerSource, keyring: Keyring): Promise<SignedDocument | null> {
  let document = await store.readPointer()
  for (let reads = 0; ; reads += 1) {
    openPointer(document, keyring, store.location)
    const move = await store.lastMove?.()
    if (move === undefined) return document
    const again = await store.readPointer()
    const problem = auditProblem(again, move)
    if (again?.payload === document?.payload || reads === MAX_READS) {
      if (problem) throw new ReleaseError('refused', `${problem} ${repairAdvice()}`)
      return again
    }
    document = again
  }
}

function auditProblem(document: SignedDocument | null, move: AuditEntry | null): string | null {
  const recorded = move?.revision ?? 0
  if (!document)
    return recorded === 0 ? null : `The release pointer is missing, although revision ${recorded} was live.`
  const { revision } = parsePointer(document)
  if (revision < recorded)
    return `The release pointer is at revision ${revision}, but the audit log at ${recorded}: an old one replaced it.`
  if (revision > recorded)
    return `The release pointer is at revision ${revision}, but the audit log at ${recorded}: its last moves are missing.`
  const isRecorded = move?.pointer === undefined || move.pointer === document.payload
  return isRecorded ? null : `The release pointer of revision ${revision} is not the one that the audit log records.`
}
