import { releasePointer, type SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'

/** Whether a version is stored with exactly these bytes; a conflict when it was ever stored with others. */
export function sameRelease(part: string, version: string, stored: string | null, payload: string): boolean {
  if (stored === null || stored === payload) return stored !== null
  throw new ReleaseError(
    'conflict',
    `${part} ${version} was published before, with other content. Versions are immutable and their numbers aren’t reused` +
      ': raise the version in the part’s package.json, build, and publish that.',
  )
}

/** The revision of a stored pointer; 0 before the first move. */
export function revisionOf(pointer: SignedDocument | null): number {
  return pointer === null ? 0 : releasePointer.parse(JSON.parse(pointer.payload)).revision
}

/** Refuses a move that was decided on another revision than the current one, or that skips one. */
export function assertNext(current: number, expected: number, next: SignedDocument): void {
  if (current !== expected) {
    throw new ReleaseError(
      'conflict',
      `The pointer has moved in the meantime (revision ${current}, your move was based on ` +
        `${expected}). Check the status, then decide again. Nothing was changed.`,
    )
  }
  if (revisionOf(next) !== current + 1) throw new Error("Each move must increment the pointer's revision by one")
}

/** Refuses to remove a version that the pointer names. */
export function assertUnused(pointer: SignedDocument | null, part: string, version: string): void {
  const entry = pointer && releasePointer.parse(JSON.parse(pointer.payload)).parts[part]
  if (!entry || ![entry.live, entry.lastKnownGood, entry.canary?.version].includes(version)) return
  throw new ReleaseError(
    'conflict',
    `${part} ${version} is in use again, so it was not removed. Nothing more was removed.`,
  )
}
