import type { ActiveSession } from '@shop/shared-api/contract'
import type { sessionsOf } from '../../auth/session-repository'

/** A session as its owner sees it: nothing of its token. */
export const sessionOnTheWire = (row: Awaited<ReturnType<typeof sessionsOf>>[number]): ActiveSession => ({
  id: row.id,
  device: row.device,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  current: row.current,
})
