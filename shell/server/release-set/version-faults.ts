import { RendererEnded, type PartVersion, type RendererEnd } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { ExcludedVersions } from '../render-pool/excluded-versions'
import { mayExclude, servedVersions, type Live } from './edition'
import type { CodeCounts } from './observe-code'

interface VersionFaultsOptions extends Pick<CodeCounts, 'onFault'> {
  excluded: ExcludedVersions
  log: FastifyBaseLogger
  /** The current and the next release set, as far as there are. */
  sets(): { current?: Live; next?: Live }
}

/** Excludes versions that end renderers. */
export function createVersionFaults({ excluded, log, onFault, sets }: VersionFaultsOptions) {
  /** Whether a version is in the current or the next set; a renderer may name any. */
  function isKnown({ part, version }: PartVersion): boolean {
    const { current, next } = sets()
    return [current, next].some((live) => live && servedVersions(live, part).includes(version))
  }

  /** Excludes a version, but not the only usable shell, without which there are no pages at all. */
  function exclude(version: PartVersion, why: string): boolean {
    const { next } = sets()
    if (!next || !mayExclude(next, version, excluded) || !excluded.add(version, why)) return false
    log.error({ ...version, why }, 'a version is excluded on this document server')
    return true
  }

  return {
    isKnown,
    isExcluded: (version: PartVersion) => excluded.reason(version) !== undefined,
    /** Excludes a version that ended its renderer while its code was loaded. */
    loadFailed(part: string, version: string, error: unknown): void {
      log.error({ part, version, err: error }, 'a released version does not run')
      if (error instanceof RendererEnded && error.end.cause !== 'starved') exclude({ part, version }, error.message)
    },
    /**
     * Blames the part that ended a renderer, maybe not that of the page; none if the machine was too busy. Returns
     * whether a version is newly excluded.
     */
    blame({ cause, message, part }: RendererEnd): boolean {
      log.error({ ...part, cause, message }, 'a renderer ended')
      if (!part || !isKnown(part) || cause === 'starved') return false
      onFault?.(part, new Error(message))
      return exclude(part, message)
    },
  }
}
