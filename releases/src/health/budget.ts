import type { HealthReport, NetworkSample, PartHealth } from '../contract'

/** How many failures a version may have before it is rolled back. */
export interface Budget {
  /** How far back is looked, in ms. */
  window: number
  /** Below these nothing is concluded: a single visitor’s broken browser is no broken release. */
  leastViews: number
  leastFailures: number
  /** What browsers report counts from so many networks on: below, it may be a single visitor. */
  leastNetworks: number
  /** Share of renders, and of networks, that may fail. */
  rate: number
  /** A version is rolled back only within so many ms after it went live: later the fault is elsewhere. */
  bake: number
}

/** The budget that the release server works with unless it is configured otherwise. */
export const usualBudget: Budget = {
  window: 60_000,
  leastViews: 20,
  leastFailures: 5,
  leastNetworks: 3,
  rate: 0.05,
  bake: 60 * 60_000,
}

/** Distinct networks that saw something, and those of them that reported a failure of it. */
export interface NetworkCounts {
  seen: number
  failed: number
}

const summed = [
  'views',
  'exposures',
  'renders',
  'renderFailures',
  'reportedViews',
  'pageFailures',
  'widgetFailures',
  'apiFailures',
] as const

/** What one version counted in a time. */
export interface Counts extends Pick<PartHealth, (typeof summed)[number] | 'messages' | 'reportedMessages'> {
  pageNetworks: NetworkCounts
  widgetNetworks: NetworkCounts
}

/** The reports that each kind of evidence may be judged by. */
export interface SoundReports {
  /** For failed renders: only the servers themselves decide what is left out here. */
  renders: HealthReport[]
  /** For what browsers report. */
  browsers: HealthReport[]
}

/** From this share of failed calls on, the API is out of order and no part is blamed. */
const apiOutage = { share: 0.2, leastFailures: 3 }
/** Failures that an outage caused may be reported a little later than the outage itself. */
const aftermath = 10_000

/**
 * Leaves out the reports of a time in which the API failed: what fails then says nothing of a part. Failed renders are
 * excused by rendering's own calls alone; calls of browsers, which visitors can make fail, excuse only what browsers
 * report, and only when several networks saw them fail.
 */
export function soundReports(reports: readonly HealthReport[], { leastNetworks }: Budget): SoundReports {
  const renders = withoutOutages(reports, ({ api }) => isOutage(api))
  const browsers = withoutOutages(
    renders,
    ({ proxied }) => isOutage(proxied) && proxied.networks >= leastNetworks,
    reports,
  )
  return { renders, browsers }
}

function withoutOutages(
  reports: readonly HealthReport[],
  isOut: (report: HealthReport) => boolean,
  all = reports,
): HealthReport[] {
  const outages = all.filter(isOut).map(({ at }) => Date.parse(at))
  return reports.filter(({ at }) => {
    const time = Date.parse(at)
    return !outages.some((outage) => time >= outage - aftermath && time <= outage + aftermath)
  })
}

function isOutage({ calls, failures }: { calls: number; failures: number }): boolean {
  return failures >= apiOutage.leastFailures && failures >= calls * apiOutage.share
}

/** All that reports say of one version. */
export function countsOf(reports: readonly HealthReport[], part: string, version: string): Counts {
  const own = reports.flatMap(({ parts }) => parts.filter((one) => one.part === part && one.version === version))
  const sums = Object.fromEntries(summed.map((name) => [name, own.reduce((sum, one) => sum + one[name], 0)]))
  return {
    ...(sums as Pick<PartHealth, (typeof summed)[number]>),
    pageNetworks: distinct(own.map(({ pageNetworks }) => pageNetworks)),
    widgetNetworks: distinct(own.map(({ widgetNetworks }) => widgetNetworks)),
    messages: firstFive(own.flatMap(({ messages }) => messages)),
    reportedMessages: firstFive(own.flatMap(({ reportedMessages }) => reportedMessages)),
  }
}

/** A failing network that is not in the sample of those that saw something is left out of both. */
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
  /** The same of the other version. */
  base: { failures: number; of: number }
  /** Whether there is enough of it to conclude anything. */
  isEnough: boolean
  describe(): string
}

/**
 * Why a version is past its budget, as a sentence of numbers for the audit; undefined when it is within it, or too
 * little is known. `other` is the version served at the same time: what fails there as often is not this version’s fault.
 */
export function blame(
  counts: { renders: Counts; browsers: Counts },
  other: { renders: Counts; browsers: Counts } | undefined,
  budget: Budget,
): string | undefined {
  const guilty = [
    renderEvidence(counts.renders, other?.renders, budget),
    networkEvidence('pages', counts.browsers, other?.browsers, budget),
    networkEvidence('widgets', counts.browsers, other?.browsers, budget),
  ].find(({ isEnough, failures, of, base }) => {
    if (!isEnough || failures / of <= budget.rate) return false
    return base.of < budget.leastViews || failures / of >= 2 * (base.failures / base.of)
  })
  if (!guilty) return undefined
  return `${guilty.describe()} (${percent(guilty.failures / guilty.of)}; allowed are ${percent(budget.rate)})`
}

/** The server saw these renders fail: no visitor can make that up. */
function renderEvidence(counts: Counts, other: Counts | undefined, budget: Budget): Evidence {
  const { renders: of, renderFailures: failures } = counts
  return {
    failures,
    of,
    base: { failures: other?.renderFailures ?? 0, of: other?.renders ?? 0 },
    isEnough: of >= budget.leastViews && failures >= budget.leastFailures,
    describe: () => `it failed in ${Math.round(failures)} of ${Math.round(of)} renders`,
  }
}

/** Counted by networks, each once, so that no single visitor decides, however often they report. */
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
    isEnough:
      counts.exposures >= budget.leastViews && reported >= budget.leastFailures && failures >= budget.leastNetworks,
    describe: () => `browsers in ${failures} of ${of} networks reported failures of its ${kind}`,
  }
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}
