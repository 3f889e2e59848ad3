import type { CodeObserver, DeniedKind, PartVersion } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'

/** What is counted for a version of a part. */
export interface CodeCounts {
  /** Code of a version failed outside any render, or ended its renderer. */
  onFault?(version: PartVersion, error: Error): void
  /** Code of a version, live or previewed, tried something that is denied to it. */
  onDenied?(version: PartVersion, kind: DeniedKind): void
}

/** Logs what a renderer reports, and counts it for the versions that `isIncluded` accepts: a renderer may name any. */
export function observeCode(
  { onFault, onDenied, log }: CodeCounts & { log: Pick<FastifyBaseLogger, 'error' | 'warn'> },
  isIncluded: (version: PartVersion) => boolean,
): Required<CodeObserver> {
  return {
    onFault(part, message) {
      log.error({ ...part, message }, 'a part left a rejected promise unhandled')
      if (part && isIncluded(part)) onFault?.(part, new Error(message))
    },
    onDenied({ kind, part }) {
      log.warn({ ...part, kind }, 'a part tried something that is denied to it')
      if (part && isIncluded(part)) onDenied?.(part, kind)
    },
  }
}
