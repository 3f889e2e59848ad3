import { failureKind } from '@shop/shared-api/contract'
import type { HealthReport, NetworkSample, PartHealth } from '../contract'

/** How many failures a version may have before it is rolled back. */
export interface Budget {
  /** The evaluated period, in ms. */
  windowMs: number
  /** Below these minimums there is no conclusion: one visitor’s broken browser is no broken release. */
  minViews: number
  minFailures: number
  /** Browsers' reports count from this many networks on; fewer may be a single visitor. */
  minNetworks: number
  /** Share of renders, and of networks, that may fail. */
  rate: number
  /** A version is rolled back only within this time after it went live, in ms; later failures have another cause. */
  bakeMs: number
  /** Within this time after a move it is suspected when another part fails, in ms. */
  suspectMs: number
}

/** The release server's default budget. */
export const defaultBudget: Budget = {
  windowMs: 60_000,
  minViews: 20,
  minFailures: 5,
  minNetworks: 3,
  rate: 0.05,
  bakeMs: 60 * 60_000,
  suspectMs: 15 * 60_000,
}

/** Distinct networks that saw something, and those that reported a failure. */
export interface NetworkCounts {
  seen: number
  failed: number
}

const summedCounts = [
  'views',
  'exposures',
  'renders',
  'renderFailures',
  'reportedViews',
  'pageFailures',
  'widgetFailures',
  'apiFailures',
  'hydratedViews',
] as const

/** The counts of one version. */
export interface Counts extends Pick<PartHealth, (typeof summedCounts)[number] | 'messages' | 'reportedMessages'> {
  /** Failures that browsers reported, by kind. */
  failureKinds: PartHealth['failureKinds']
  pageNetworks: NetworkCounts
  widgetNetworks: NetworkCounts
}

/** The counts of one version by kind of evidence. */
export interface EvidenceCounts {
  renders: Counts
  browsers: Counts
}

/** The reports to use for each kind of evidence. */
export interface UsableReports {
  /** For failed renders: visitors can't exclude any of these. */
  renders: HealthReport[]
  /** For browsers' reports. */
  browsers: HealthReport[]
}

/** From this share of failed calls on the API has an outage, and no part is blamed. */
const apiOutage = { share: 0.2, leastFailures: 3 }
/** Failures caused by an outage may be reported a little later. */
const OUTAGE_GRACE_MS = 10_000

/**
 * Excludes reports during API outages. Failed renders are excused only by API calls of renders; failed calls of
 * browsers, which visitors can cause, excuse only browsers' reports, and only from several networks.
 */
export function usableReports(reports: readonly HealthReport[], { minNetworks }: Budget): UsableReports {
  const renders = excludeOutages(reports, ({ api }) => isOutage(api))
  const browsers = excludeOutages(
    renders,
    ({ proxied }) => isOutage(proxied) && proxied.networks >= minNetworks,
    reports,
  )
  return { renders, browsers }
}

function excludeOutages(
  reports: readonly HealthReport[],
  isOut: (report: HealthReport) => boolean,
  all = reports,
): HealthReport[] {
  const outages = all.filter(isOut).map(({ at }) => Date.parse(at))
  return reports.filter(({ at }) => {
    const time = Date.parse(at)
    return !outages.some((outage) => time >= outage - OUTAGE_GRACE_MS && time <= outage + OUTAGE_GRACE_MS)
  })
}

function isOutage({ calls, failures }: { calls: number; failures: number }): boolean {
  return failures >= apiOutage.leastFailures && failures >= calls * apiOutage.share
}

/** The sum of all reports of one version. */
export function countsOf(reports: readonly HealthReport[], part: string, version: string): Counts {
  const own = reports.flatMap(({ parts }) => parts.filter((entry) => entry.part === part && entry.version === version))
  const sums = Object.fromEntries(summedCounts.map((name) => [name, own.reduce((sum, entry) => sum + entry[name], 0)]))
  return {
    ...(sums as Pick<PartHealth, (typeof summedCounts)[number]>),
    failureKinds: sumOfKinds(own),
    pageNetworks: distinct(own.map(({ pageNetworks }) => pageNetworks)),
    widgetNetworks: distinct(own.map(({ widgetNetworks }) => widgetNetworks)),
    messages: firstFive(own.flatMap(({ messages }) => messages)),
    reportedMessages: firstFive(own.flatMap(({ reportedMessages }) => reportedMessages)),
  }
}

function sumOfKinds(entries: readonly PartHealth[]): PartHealth['failureKinds'] {
  const sums: PartHealth['failureKinds'] = {}
  for (const { failureKinds } of entries) {
    for (const kind of failureKind.options) {
      if (failureKinds[kind]) sums[kind] = (sums[kind] ?? 0) + failureKinds[kind]
    }
  }
  return sums
}

/** Omits failing networks that aren't in the sample of those that saw something. */
function distinct(samples: readonly NetworkSample[]): NetworkCounts {
  const seen = new Set(samples.flatMap((sample) => sample.seen))
  const failed = new Set(samples.flatMap((sample) => sample.failed).filter((network) => seen.has(network)))
  return { seen: seen.size, failed: failed.size }
}

const firstFive = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, 5)

/** One kind of evidence against a version. */
interface Evidence {
  failures: number
  of: number
  /** The same for the other version. */
  base: { failures: number; of: number }
  /** Whether the counts reach the minimums. */
  isEnough: boolean
  describe(): string
}

/**
 * Why a version exceeds its budget, as a sentence of numbers for the audit log; undefined if it doesn't or too little
 * is known. `other` is the version served at the same time: failures that are as frequent there aren't this version’s
 * fault.
 */
export function findBudgetViolation(
  counts: EvidenceCounts,
  other: EvidenceCounts | undefined,
  budget: Budget,
): string | undefined {
  const violation = [
    renderEvidence(counts.renders, other?.renders, budget),
    networkEvidence('pages', counts.browsers, other?.browsers, budget),
    networkEvidence('widgets', counts.browsers, other?.browsers, budget),
  ].find(({ isEnough, failures, of, base }) => {
    if (!isEnough || failures / of <= budget.rate) return false
    return base.of < budget.minViews || failures / of >= 2 * (base.failures / base.of)
  })
  if (!violation) return undefined
  return `${violation.describe()} (${percent(violation.failures / violation.of)}; the budget is ${percent(budget.rate)})`
}

/** Whether enough was seen of a version to conclude that it works. */
export function hasEnoughViews({ renders, browsers }: EvidenceCounts, { minViews, minNetworks }: Budget): boolean {
  return renders.renders >= minViews || (browsers.exposures >= minViews && browsers.pageNetworks.seen >= minNetworks)
}

/** The failures of a period in numbers, for the audit log. */
export function describeFailures({ renders, browsers }: EvidenceCounts): string {
  const { seen, failed } = browsers.pageNetworks
  return (
    `${Math.round(renders.renderFailures)} of ${Math.round(renders.renders)} renders failed, and browsers in ` +
    `${failed} of ${seen} networks reported failures`
  )
}

/** Observed by the server, so visitors can't forge them. */
function renderEvidence(counts: Counts, other: Counts | undefined, budget: Budget): Evidence {
  const { renders: of, renderFailures: failures } = counts
  return {
    failures,
    of,
    base: { failures: other?.renderFailures ?? 0, of: other?.renders ?? 0 },
    isEnough: of >= budget.minViews && failures >= budget.minFailures,
    describe: () => `it failed in ${Math.round(failures)} of ${Math.round(of)} renders`,
  }
}

/** Counts each network once, so that a single visitor can't decide. */
function networkEvidence(
  kind: 'pages' | 'widgets',
  counts: Counts,
  other: Counts | undefined,
  budget: Budget,
): Evidence {
  const name = kind === 'pages' ? 'pageNetworks' : 'widgetNetworks'
  const reported = kind === 'pages' ? counts.pageFailures : counts.widgetFailures
  const { seen: of, failed: failures } = counts[name]
  return {
    failures,
    of,
    base: { failures: other?.[name].failed ?? 0, of: other?.[name].seen ?? 0 },
    isEnough: counts.exposures >= budget.minViews && reported >= budget.minFailures && failures >= budget.minNetworks,
    describe: () => `browsers in ${failures} of ${of} networks reported failures of its ${kind}`,
  }
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}
