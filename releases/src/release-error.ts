import type { Finding } from './contract'

/** Kinds of errors; each has one exit code and one HTTP status. */
export const releaseErrorKinds = [
  'refused',
  'unknown-key',
  'usage',
  'unauthorized',
  'forbidden',
  'conflict',
  'not-found',
  'unreachable',
  'busy',
] as const
export type ReleaseErrorKind = (typeof releaseErrorKinds)[number]

/** An error of the registry: `message` is a complete sentence for the caller. */
export class ReleaseError extends Error {
  constructor(
    readonly kind: ReleaseErrorKind,
    message: string,
    /** One sentence per problem, if there are several. */
    readonly problems: readonly string[] = [],
    readonly findings: readonly Finding[] = [],
  ) {
    super(message)
    this.name = 'ReleaseError'
  }
}
