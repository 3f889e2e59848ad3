import type { DeniedKind, HealthReport } from '@shop/releases'
import type { FailureKind, ReleaseSet } from '@shop/shared-api/contract'
import { networkOf } from '@shop/shared-api/network'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import type { PreparedSet } from '../render-pool/prepared-set'
import { cleanText } from './clean-text'
import { createFairCount } from './fair-count'
import { createVersionCount, type VersionCount } from './version-count'

/** A failure of one version of a part that a browser reports. */
export interface PartFailure {
  part: string
  version: string
  /** Path of the page on which it happened. */
  path: string
  cause: 'code' | 'api'
  kind: FailureKind
  message: string
}

/** How the rendering of a document ended. */
type Outcome = Pick<RenderedDocument, 'status' | 'failures'>

/** Counts outcomes of the served versions, for the registry's health judgment. */
export interface HealthMeter {
  /** A document, rendered or cached, was sent to this address. */
  documentSent(prepared: PreparedSet, path: string, rendered: Outcome, address: string): void
  /** A browser reports a page that it showed within a document. */
  viewReported(set: ReleaseSet, path: string, address: string): void
  /** A browser reports that the page of a document became interactive. */
  hydrationReported(set: ReleaseSet, path: string): void
  /** A browser reports a failure. */
  failureReported(set: ReleaseSet, failure: PartFailure, address: string): void
  /** Code of this version failed outside any render, as in a timer or at load. */
  codeFailed(part: string, version: string, error: unknown): void
  /** Code of this version tried something that is denied to it. */
  attemptDenied(part: string, version: string, kind: DeniedKind): void
  /** The API answered, or failed, a call of rendering. */
  apiAnswered(well: boolean): void
  /** The API answered, or failed, a call that was passed on for the visitor at this address. */
  apiProxied(well: boolean, address: string): void
  /** Counts since the last call; null without any. */
  take(): HealthReport | null
}

/** Calls of one network that count in one report, at most. */
const MAX_CALLS_PER_NETWORK = 20

/** Replaces a visitor's address where no visitor is involved. */
const THIS_SERVER = 'server'

/** An empty meter; `networkId` maps a visitor to a network for the registry; visitors without one are in no sample. */
export function createHealthMeter(networkId: (address: string) => string | undefined = networkOf): HealthMeter {
  const versions = new Map<string, VersionCount>()
  const proxied = createFairCount(MAX_CALLS_PER_NETWORK)
  let api = { calls: 0, failures: 0 }

  function of(part: string, version: string): VersionCount {
    const key = `${part}@${version}`
    const known = versions.get(key) ?? createVersionCount(part, version)
    versions.set(key, known)
    return known
  }

  /** The count of the version that shows the page at this path. */
  function shownAt(set: ReleaseSet, path: string): VersionCount | undefined {
    const owner = ownerOfPath(set.parts, path)
    const shown = owner && set.parts[owner]
    return shown ? of(owner, shown.version) : undefined
  }

  /** A cached document is sent thousands of times a second; its owner is looked up once. */
  const owners = new WeakMap<Outcome, { owner: string | undefined }>()

  /** The page's part and the frame around it were rendered; what is among the failures threw. */
  function countRender({ set }: PreparedSet, { status, failures }: Outcome, owner: string, address: string) {
    for (const { part, version, error } of failures) of(part, version).rendered(address, messageOf(error))
    const threw = new Set(failures.map(({ part, version }) => `${part}@${version}`))
    for (const part of new Set([owner, 'shell'])) {
      const shown = set.parts[part]
      if (shown && !threw.has(`${part}@${shown.version}`)) of(part, shown.version).rendered(address)
    }
    const shown = set.parts[owner]
    if (status >= 500 && failures.length === 0 && shown) of(owner, shown.version).add('apiFailures')
  }

  return {
    documentSent(prepared, path, rendered, address) {
      const { set, replaced } = prepared
      const known = owners.get(rendered)
      const owner = known ? known.owner : ownerOfPath(set.parts, path)
      if (!known) owners.set(rendered, { owner })
      const network = networkId(address)
      for (const [part, { version }] of Object.entries(set.parts)) {
        of(part, version).sent(network, part === owner)
      }
      // A version that doesn't start fails on each of its pages, although visitors are shown the previous version.
      for (const { part, version, message } of replaced) {
        if (part === owner) of(part, version).rendered(address, message)
      }
      if (!known && owner) countRender(prepared, rendered, owner, address)
    },
    viewReported: (set, path, address) => shownAt(set, path)?.viewReported(networkId(address)),
    hydrationReported: (set, path) => shownAt(set, path)?.add('hydratedViews'),
    failureReported(set, { part, version, path, cause, kind, message }, address) {
      if (cause === 'api') return of(part, version).add('apiFailures')
      const surface = ownerOfPath(set.parts, path) === part ? 'page' : 'widget'
      of(part, version).failureReported(surface, kind, networkId(address), cleanText(message))
    },
    codeFailed: (part, version, error) => of(part, version).rendered(THIS_SERVER, messageOf(error)),
    attemptDenied: (part, version, kind) => of(part, version).denied(kind),
    apiAnswered(well) {
      api.calls += 1
      if (!well) api.failures += 1
    },
    apiProxied: (well, address) => proxied.add(address, !well),
    take() {
      const parts = [...versions].flatMap(([key, version]) => {
        const counted = version.take()
        if (version.isIdle()) versions.delete(key)
        return counted ?? []
      })
      const { count: calls, failures, networks } = proxied.take()
      if (parts.length === 0 && api.calls === 0 && calls === 0) return null
      const report = { at: new Date().toISOString(), parts, api, proxied: { calls, failures, networks } }
      api = { calls: 0, failures: 0 }
      return report
    },
  }
}

function messageOf(error: unknown): string {
  return cleanText(error instanceof Error ? error.message : String(error))
}
