import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { equipmentRequests } from '../../database/schema'
import { notFound } from '../../failure'

/** A request for custom equipment. */
export type EquipmentRequest = typeof equipmentRequests.$inferSelect

/** Locks a request of this user within a transaction; 404 for any other. */
export async function lockOwnRequest(tx: Database, userId: string, number: string): Promise<EquipmentRequest> {
  const [request] = await tx
    .select()
    .from(equipmentRequests)
    .where(and(eq(equipmentRequests.requestNumber, number), eq(equipmentRequests.userId, userId)))
    .for('update')
  if (!request) throw notFound()
  return request
}
