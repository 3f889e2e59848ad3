import { z } from 'zod'
import { partName, releaseVersion, signalMetric } from '@shop/shared-api/contract'

/** Buckets of a histogram; the last one holds everything above about a minute. */
export const SIGNAL_BUCKETS = 64

const counts = z.array(z.number().int().min(0).max(1_000_000_000)).max(SIGNAL_BUCKETS)

/** Histograms by metric, and under `funnel` how many visits reached each step of a purchase. */
const signalCounts = z.partialRecord(z.enum([...signalMetric.options, 'funnel']), counts)
export type SignalCounts = z.infer<typeof signalCounts>

/** Counts of one version of a part. */
const versionSignals = z.object({ part: partName, version: releaseVersion, counts: signalCounts })

/** What a document server counted since its last batch, each observation once. */
export const signalBatch = z.object({ versions: z.array(versionSignals).max(400) })
export type SignalBatch = z.infer<typeof signalBatch>

/** The sum of all batches of one version within an hour. */
export const signalRollup = versionSignals.extend({
  /** Start of the hour (ISO). */
  hour: z.string(),
})
export type SignalRollup = z.infer<typeof signalRollup>
