import type { DeniedKind, HealthReport } from '@shop/releases'
import type { FailureKind } from '@shop/shared-api/contract'
import { createFairCount } from './fair-count'
import { createNetworkSampler } from './network-sampler'

type Counted = HealthReport['parts'][number]

/** Renders of one network that count in one report, at most. */
const MAX_RENDERS_PER_NETWORK = 20
const MAX_MESSAGES = 5
/** What is not served any more is forgotten after this time. */
const IDLE_MS = 60_000

/** Counts of one version of one part on this server. */
export interface VersionCount {
  /** A document with this version in its set was sent; `own` when the page belongs to the part. */
  sent(network: string | undefined, own: boolean): void
  /** A page of the part was rendered; `failure` is the error message. */
  rendered(address: string, failure?: string): void
  viewReported(network: string | undefined): void
  failureReported(surface: 'page' | 'widget', kind: FailureKind, network: string | undefined, message: string): void
  add(kind: 'apiFailures' | 'hydratedViews'): void
  denied(kind: DeniedKind): void
  /** Counts since the last call; undefined without any. */
  take(): Counted | undefined
  isIdle(): boolean
}

/** An empty count. */
export function createVersionCount(part: string, version: string): VersionCount {
  const renders = createFairCount(MAX_RENDERS_PER_NETWORK)
  const samples = { page: createNetworkSampler(), widget: createNetworkSampler() }
  let usedAt = Date.now()
  let sums = noSums()
  let failureKinds: Counted['failureKinds'] = {}
  let denied: Counted['denied'] = {}
  let messages: { rendered: string[]; reported: string[] } = { rendered: [], reported: [] }

  const keep = (list: string[], message: string) => {
    if (list.length < MAX_MESSAGES && !list.includes(message)) list.push(message)
  }

  return {
    sent(network, own) {
      sums.exposures += 1
      if (network) samples.widget.saw(network)
      if (!own) return
      sums.views += 1
      if (network) samples.page.saw(network)
    },
    rendered(address, failure) {
      renders.add(address, failure !== undefined)
      sums.events += 1
      if (failure !== undefined) keep(messages.rendered, failure)
    },
    viewReported(network) {
      sums.reportedViews += 1
      if (network) samples.page.saw(network)
    },
    failureReported(surface, kind, network, message) {
      sums[surface === 'page' ? 'pageFailures' : 'widgetFailures'] += 1
      failureKinds[kind] = (failureKinds[kind] ?? 0) + 1
      if (network) samples[surface].failed(network)
      keep(messages.reported, message)
    },
    add: (kind) => void (sums[kind] += 1),
    denied(kind) {
      sums.events += 1
      denied[kind] = (denied[kind] ?? 0) + 1
    },
    take() {
      const { events: _events, ...counted } = sums
      if (Object.values(sums).every((sum) => sum === 0)) return undefined
      const { count, failures } = renders.take()
      const report = {
        part,
        version,
        ...counted,
        failureKinds,
        denied,
        renders: count,
        renderFailures: failures,
        pageNetworks: samples.page.take(),
        widgetNetworks: samples.widget.take(),
        messages: messages.rendered,
        reportedMessages: messages.reported,
      }
      usedAt = Date.now()
      sums = noSums()
      failureKinds = {}
      denied = {}
      messages = { rendered: [], reported: [] }
      return report
    },
    isIdle: () => Date.now() - usedAt > IDLE_MS,
  }
}

/** `events` isn't reported; it marks that there is something to report. */
function noSums() {
  return {
    views: 0,
    exposures: 0,
    reportedViews: 0,
    hydratedViews: 0,
    pageFailures: 0,
    widgetFailures: 0,
    apiFailures: 0,
    events: 0,
  }
}
