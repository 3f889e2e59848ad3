import type { HealthReport } from '@shop/releases'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { ownerOfPath } from '../../src/router/owner-of-path'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import type { PreparedSet } from '../release-set/prepare-set'

type Counted = HealthReport['parts'][number]

/** A failure of one version of a part that a browser or the rendering tells of. */
export interface PartFailure {
  part: string
  version: string
  /** Path of the page on which it happened. */
  path: string
  cause: 'code' | 'api'
  message: string
}

/** Counts what the versions that are served do, for the registry's judgement of their health. */
export interface HealthMeter {
  /** A document was sent, or a page was shown within one. */
  pageShown(set: ReleaseSet, path: string): void
  /** A document was rendered afresh or taken from memory, and sent. */
  documentSent(prepared: PreparedSet, path: string, rendered: RenderedDocument): void
  failed(set: ReleaseSet, failure: PartFailure): void
  apiAnswered(well: boolean): void
  /** What was counted since the last time; null when nothing was. */
  take(): HealthReport | null
}

const mostMessages = 5

/** A meter that starts at nothing. */
export function createHealthMeter(): HealthMeter {
  let counted = new Map<string, Counted>()
  let api = { calls: 0, failures: 0 }

  function of(part: string, version: string): Counted {
    const key = `${part}@${version}`
    const known = counted.get(key) ?? emptyCount(part, version)
    counted.set(key, known)
    return known
  }

  /** A document from memory is sent thousands of times a second, and has one owner. */
  const owners = new WeakMap<RenderedDocument, { owner: string | undefined }>()
  function ownerOf(set: ReleaseSet, path: string, rendered: RenderedDocument): string | undefined {
    const known = owners.get(rendered) ?? { owner: ownerOfPath(set.parts, path) }
    owners.set(rendered, known)
    return known.owner
  }

  function countPage(set: ReleaseSet, owner: string | undefined): void {
    for (const [part, { version }] of Object.entries(set.parts)) {
      const count = of(part, version)
      count.exposures += 1
      if (part === owner) count.views += 1
    }
  }

  function failed(set: ReleaseSet, { part, version, path, cause, message }: PartFailure): void {
    const count = of(part, version)
    if (cause === 'api') count.apiFailures += 1
    else if (ownerOfPath(set.parts, path) === part) count.pageFailures += 1
    else count.widgetFailures += 1
    if (cause === 'code' && count.messages.length < mostMessages) count.messages.push(message.slice(0, 300))
  }

  return {
    pageShown: (set, path) => countPage(set, ownerOfPath(set.parts, path)),
    failed,
    documentSent({ set, replaced }, path, rendered) {
      const { status, failures } = rendered
      const owner = ownerOf(set, path, rendered)
      countPage(set, owner)
      for (const { part, version, message } of replaced) {
        if (part !== owner) continue
        of(part, version).views += 1
        failed(set, { part, version, path, cause: 'code', message })
      }
      for (const { part, version, error } of failures) {
        failed(set, { part, version, path, cause: 'code', message: messageOf(error) })
      }
      const shown = owner && set.parts[owner]
      if (status >= 500 && failures.length === 0 && shown) of(owner, shown.version).apiFailures += 1
    },
    apiAnswered(well) {
      api.calls += 1
      if (!well) api.failures += 1
    },
    take() {
      if (counted.size === 0 && api.calls === 0) return null
      const report = { at: new Date().toISOString(), parts: [...counted.values()], api }
      counted = new Map()
      api = { calls: 0, failures: 0 }
      return report
    },
  }
}

function emptyCount(part: string, version: string): Counted {
  const none = { views: 0, exposures: 0, pageFailures: 0, widgetFailures: 0, apiFailures: 0 }
  return { part, version, ...none, messages: [] }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
