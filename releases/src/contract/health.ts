import { z } from 'zod'
import { partName, releaseVersion } from '@shop/shared-api/contract'

const count = z.number().int().nonnegative()

/** What one version of one part did in the time that a report covers. */
const partHealth = z.object({
  part: partName,
  version: releaseVersion,
  /** Pages of this part that were shown: documents sent, and moves within a page. */
  views: count,
  /** Pages of any part that were shown while this version was in their set; widgets may stand on any of them. */
  exposures: count,
  /** Failures on pages of this part, and of its widgets elsewhere. */
  pageFailures: count,
  widgetFailures: count,
  /** Failures that the API caused: told, never blamed on the part. */
  apiFailures: count,
  /** A few of the messages, for the audit's reason. */
  messages: z.array(z.string().max(300)).max(5),
})
export type PartHealth = z.infer<typeof partHealth>

/** What a document server counted since its report before; a report counts nothing twice. */
export const healthReport = z.object({
  /** ISO time of the end of the counting. */
  at: z.string(),
  parts: z.array(partHealth).max(200),
  /** Calls to the API that went through this server, and how many of them it failed (5xx or no answer). */
  api: z.object({ calls: count, failures: count }),
})
export type HealthReport = z.infer<typeof healthReport>
