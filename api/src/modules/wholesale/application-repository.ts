import type { Database } from '../../database/client'
import { wholesaleApplications, wholesaleDocuments } from '../../database/schema'

/** An application as it comes in. */
export type NewApplication = typeof wholesaleApplications.$inferInsert
/** A paper that came with it. */
export type NewDocument = Omit<typeof wholesaleDocuments.$inferInsert, 'applicationId'>

/** Adds an application with its papers. */
export async function addApplication(
  db: Database,
  application: NewApplication,
  documents: NewDocument[],
): Promise<void> {
  const [added] = await db.insert(wholesaleApplications).values(application).returning({ id: wholesaleApplications.id })
  await db.insert(wholesaleDocuments).values(documents.map((paper) => ({ ...paper, applicationId: added!.id })))
}
