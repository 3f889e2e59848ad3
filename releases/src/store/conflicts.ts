import { releasePointer, type SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'

/** Whether a version is kept with exactly these bytes; a conflict when it is kept, or was, with others. */
export function sameRelease(part: string, version: string, kept: string | null, payload: string): boolean {
  if (kept === null || kept === payload) return kept !== null
  throw new ReleaseError(
    'conflict',
    `${part} ${version} was published before, with other content. A version never changes, nor is its number given ` +
      'again: raise the version in the part’s package.json, build, and publish that.',
  )
}

/** The revision that a stored pointer stands at; 0 before the first move. */
export function revisionOf(pointer: SignedDocument | null): number {
  return pointer === null ? 0 : releasePointer.parse(JSON.parse(pointer.payload)).revision
}

/** Refuses a move that was decided on another revision than the one that stands, or that skips one. */
export function assertNext(standing: number, expected: number, next: SignedDocument): void {
  if (standing !== expected) {
    throw new ReleaseError(
      'conflict',
      `Somebody else moved the releases meanwhile (revision ${standing}, yours was made on ` +
        `${expected}). Look at the status, then decide again. Nothing was changed.`,
    )
  }
  if (revisionOf(next) !== standing + 1) throw new Error('A pointer grows by one revision with each move')
}

/** Refuses to remove a version that the pointer names: somebody brought it live meanwhile. */
export function assertUnused(pointer: SignedDocument | null, part: string, version: string): void {
  const at = pointer && releasePointer.parse(JSON.parse(pointer.payload)).parts[part]
  if (!at || ![at.live, at.lastKnownGood, at.canary?.version].includes(version)) return
  throw new ReleaseError('conflict', `${part} ${version} is in use again, so it stays. Nothing more was removed.`)
}
