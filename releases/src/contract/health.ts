import { z } from 'zod'
import { failureKind, partName, releaseVersion } from '@shop/shared-api/contract'
import { deniedKind } from './denied-kind'

/** Most networks in one report per version and kind. */
export const MAX_NETWORKS_PER_REPORT = 300

const count = z.number().int().nonnegative()
const messages = z.array(z.string().max(300)).max(5)
const networkIds = z.array(z.string().max(64)).max(MAX_NETWORKS_PER_REPORT)

/**
 * A sample of visitors' networks as keyed hashes, equal on all document servers of a shop: networks that saw
 * something, and those that reported a failure. A network is named again every 30 s.
 */
const networkSample = z.object({ seen: networkIds, failed: networkIds })
export type NetworkSample = z.infer<typeof networkSample>

const noNetworks = { seen: [], failed: [] }

/** The counts of one version of one part during a report's period. */
const partHealth = z.object({
  part: partName,
  version: releaseVersion,
  /** Documents of this part's pages that the server sent, cached ones included. */
  views: count,
  /** Documents of any part sent with this version in their set; they may contain its widgets. */
  exposures: count,
  /**
   * Pages of this part that the server rendered, and how many renders failed. Each network is capped per report and
   * its failures scaled, so these may be fractions.
   */
  renders: z.number().nonnegative().default(0),
  renderFailures: z.number().nonnegative().default(0),
  /** Client-side page views that browsers reported; displayed only. */
  reportedViews: count.default(0),
  /** Failures on pages of this part, and of its widgets elsewhere, as reported by browsers: once per document token. */
  pageFailures: count,
  widgetFailures: count,
  /** The same failures by kind. */
  failureKinds: z.partialRecord(failureKind, count).default({}),
  /** Documents of this part's pages that became interactive, as browsers report; displayed only. */
  hydratedViews: count.default(0),
  /** Failures caused by the API: displayed, never attributed to the part. */
  apiFailures: count,
  /** What its code tried on the server in vain; displayed only. */
  denied: z.partialRecord(deniedKind, count).default({}),
  /** Networks that saw pages of this part, and those with failures. */
  pageNetworks: networkSample.default(noNetworks),
  /** Networks that received this version, and those where one of its widgets failed. */
  widgetNetworks: networkSample.default(noNetworks),
  /** Error messages of server renders. */
  messages,
  /** Error messages reported by browsers: untrusted text, displayed separately and never part of a sentence. */
  reportedMessages: messages.default([]),
})
export type PartHealth = z.infer<typeof partHealth>

/** How a document server confines the processes that run parts' code. */
const confinement = z.object({ rung: z.string().max(40), leavesOpen: z.array(z.string().max(40)).max(20) })

/** What a document server counted since its last report, each event once. */
export const healthReport = z.object({
  /** End of the period (ISO). */
  at: z.string(),
  parts: z.array(partHealth).max(200),
  /** API calls made by renders, and how many failed (5xx or no response). */
  api: z.object({ calls: count, failures: count }),
  /** The same for browsers' calls, capped per network, and how many networks saw failures. */
  proxied: z
    .object({ calls: z.number().nonnegative(), failures: z.number().nonnegative(), networks: count })
    .default({ calls: 0, failures: 0, networks: 0 }),
  confinement: confinement.optional(),
})
export type HealthReport = z.infer<typeof healthReport>
/** A report as written; fields that older document servers don't send are optional. */
export type HealthReportInput = z.input<typeof healthReport>
