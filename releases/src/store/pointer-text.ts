import { createHash } from 'node:crypto'
import { releasePointer, signedDocument, type ReleasePointer, type SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'

/** How to rebuild a pointer; `above` is the newest revision that a reader knows. */
export function repairAdvice(above?: number): string {
  const option = above === undefined ? '' : ` --above ${above}`
  return `To rebuild it from the audit log, run on the release server: npm run release -- repair${option} --why "reason"`
}

/** The SHA-256 of a pointer's payload, which its successor contains; a new signature doesn't change it. */
export function pointerDigest({ payload }: Pick<SignedDocument, 'payload'>): string {
  return createHash('sha256').update(payload).digest('hex')
}

/** Parses a stored pointer file; refuses an incomplete one. */
export function parsePointerFile(text: string, path: string): SignedDocument {
  return orDamaged(() => signedDocument.parse(JSON.parse(text)), `The release pointer ${path}`)
}

/** The content of a pointer, without checking its signature. */
export function parsePointer({ payload }: Pick<SignedDocument, 'payload'>): ReleasePointer {
  return orDamaged(() => releasePointer.parse(JSON.parse(payload)), 'The release pointer')
}

function orDamaged<T>(parse: () => T, name: string): T {
  try {
    return parse()
  } catch {
    throw new ReleaseError('refused', `${name} is damaged: it is no complete signed document. ${repairAdvice()}`)
  }
}
