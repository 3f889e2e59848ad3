import { z } from 'zod'
import { partName, releaseVersion } from '@shop/shared-api/contract'

/** Networks that one report names at most for one version and kind. */
export const MAX_NETWORKS_PER_REPORT = 300

const count = z.number().int().nonnegative()
const messages = z.array(z.string().max(300)).max(5)
const networkIds = z.array(z.string().max(64)).max(MAX_NETWORKS_PER_REPORT)

/**
 * A sample of visitors' networks, each as a keyed hash that is equal on all document servers of a shop: those that saw
 * something, and those of them that reported a failure of it. A network is named again every half minute.
 */
const networkSample = z.object({ seen: networkIds, failed: networkIds })
export type NetworkSample = z.infer<typeof networkSample>

const noNetworks = { seen: [], failed: [] }

/** What one version of one part did in the time that a report covers. */
const partHealth = z.object({
  part: partName,
  version: releaseVersion,
  /** Documents of this part's pages that the server sent, from memory too. */
  views: count,
  /** Documents of any part that were sent with this version in their set; widgets may stand on any of them. */
  exposures: count,
  /**
   * Pages of this part that the server rendered, and how many of those renders failed. One network counts for at most
   * so many per report, its failures in proportion, so these may be fractions.
   */
  renders: z.number().nonnegative().default(0),
  renderFailures: z.number().nonnegative().default(0),
  /** Page views within a document that browsers reported; shown, never judged. */
  reportedViews: count.default(0),
  /** Failures on pages of this part, and of its widgets elsewhere, that browsers reported: once per document token. */
  pageFailures: count,
  widgetFailures: count,
  /** Failures that the API caused: shown, never blamed on the part. */
  apiFailures: count,
  /** Networks that saw pages of this part, and those with failures there. */
  pageNetworks: networkSample.default(noNetworks),
  /** Networks that were sent this version, and those where a widget of it failed. */
  widgetNetworks: networkSample.default(noNetworks),
  /** Error messages of renders on the server. */
  messages,
  /** Error messages that browsers reported: untrusted text, shown apart and never part of a sentence. */
  reportedMessages: messages.default([]),
})
export type PartHealth = z.infer<typeof partHealth>

/** What a document server counted since its report before; a report counts nothing twice. */
export const healthReport = z.object({
  /** ISO time of the end of the counting. */
  at: z.string(),
  parts: z.array(partHealth).max(200),
  /** Calls to the API that rendering made, and how many of them it failed (5xx or no answer). */
  api: z.object({ calls: count, failures: count }),
  /** The same of browsers' calls, one network counting for at most so many, and how many networks saw failures. */
  proxied: z
    .object({ calls: z.number().nonnegative(), failures: z.number().nonnegative(), networks: count })
    .default({ calls: 0, failures: 0, networks: 0 }),
})
export type HealthReport = z.infer<typeof healthReport>
/** A report as it is written: what older document servers don't count may be left out. */
export type HealthReportInput = z.input<typeof healthReport>
