import type { ActiveSession } from '@shop/shared-api/contract'
import type { sessions } from '../../../database/schema'

type SessionRow = Omit<typeof sessions.$inferSelect, 'tokenHash' | 'userId'> & { current: boolean }

/** A session as its owner sees it, without its token. */
export const serializeSession = (row: SessionRow): ActiveSession => ({
  id: row.id,
  device: row.device,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  current: row.current,
})
