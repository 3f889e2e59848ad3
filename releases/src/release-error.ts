import type { Finding } from './contract'

/** Why the registry said no; each kind has one exit code and one HTTP status. */
export type ReleaseErrorKind =
  'refused' | 'usage' | 'unauthorized' | 'forbidden' | 'conflict' | 'not-found' | 'unreachable' | 'busy'

/** Every refusal of the registry: `message` is a full sentence for the person who asked. */
export class ReleaseError extends Error {
  constructor(
    readonly kind: ReleaseErrorKind,
    message: string,
    /** One sentence per problem, where there are several. */
    readonly problems: readonly string[] = [],
    readonly findings: readonly Finding[] = [],
  ) {
    super(message)
    this.name = 'ReleaseError'
  }
}
