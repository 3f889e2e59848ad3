import type { SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import { parsePointer, pointerDigest } from './pointer-text'

/** Whether a version is stored with exactly these bytes; a conflict when it was ever stored with others. */
export function sameRelease(part: string, version: string, stored: string | null, payload: string): boolean {
  if (stored === null || stored === payload) return stored !== null
  throw new ReleaseError(
    'conflict',
    `${part} ${version} was published before, with other content. Versions are immutable and their numbers aren’t reused` +
      ': raise the version in the part’s package.json, build, and publish that.',
  )
}

/** The revision of a stored pointer, without checking its signature; 0 before the first move. */
export function revisionOf(pointer: SignedDocument | null): number {
  return pointer === null ? 0 : parsePointer(pointer).revision
}

/** Refuses a move that was decided on another revision than the current one, or that skips one. */
export function assertNext(stored: SignedDocument | null, expected: number, next: SignedDocument): void {
  const current = revisionOf(stored)
  const { revision, previous } = parsePointer(next)
  const isFork = previous !== undefined && previous !== (stored && pointerDigest(stored))
  if (current !== expected || isFork) {
    throw new ReleaseError(
      'conflict',
      `The pointer has moved in the meantime (revision ${current}, your move was based on ` +
        `${expected}). Check the status, then decide again. Nothing was changed.`,
    )
  }
  if (revision !== current + 1) throw new Error("Each move must increment the pointer's revision by one")
}

/** Refuses to remove a version that the pointer names. */
export function assertUnused(pointer: SignedDocument | null, part: string, version: string): void {
  const entry = pointer && parsePointer(pointer).parts[part]
  if (!entry || ![entry.live, entry.lastKnownGood, entry.canary?.version].includes(version)) return
  throw new ReleaseError(
    'conflict',
    `${part} ${version} is in use again, so it was not removed. Nothing more was removed.`,
  )
}
