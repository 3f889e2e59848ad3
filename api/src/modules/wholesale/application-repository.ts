import type { Database } from '../../database/client'
import { wholesaleApplications, wholesaleDocuments } from '../../database/schema'

/** A submitted application. */
export type NewApplication = typeof wholesaleApplications.$inferInsert
/** A submitted document. */
export type NewDocument = Omit<typeof wholesaleDocuments.$inferInsert, 'applicationId'>

/** Adds an application with its documents and returns its id. */
export async function addApplication(
  db: Database,
  application: NewApplication,
  documents: NewDocument[],
): Promise<number> {
  const [added] = await db.insert(wholesaleApplications).values(application).returning({ id: wholesaleApplications.id })
  await db.insert(wholesaleDocuments).values(documents.map((paper) => ({ ...paper, applicationId: added!.id })))
  return added!.id
}
