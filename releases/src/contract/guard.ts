import { z } from 'zod'

/** The plan of a guarded promotion, in the audit entry of each of its moves; nothing else stores it. */
export const guard = z.object({
  /** The same in all entries of one promotion. */
  id: z.string(),
  /** Shares of visitors in percent, rising; everyone follows the last. */
  stages: z.array(z.number()),
  /** Least minutes of a stage. */
  stageMinutes: z.number(),
  /** Least measured visits of the candidate for each stage so far. */
  stageVisits: z.number(),
  startedBy: z.string(),
})
export type Guard = z.infer<typeof guard>
