import type { StaffRole } from '@shop/shared-api/staff'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { staff, staffSessions } from '../../database/schema'
import { newToken, tokenHash } from '../auth/session-token'

/** A member of staff, loaded for each call, so that a changed role takes effect immediately. */
export interface StaffMember {
  id: string
  email: string
  name: string
  role: StaffRole
  hasTotp: boolean
  /** Whether the password was given within the last ten minutes. */
  isProven: boolean
}

const IDLE = sql`now() - interval '12 hours'`
const LONGEST = sql`now() - interval '7 days'`
const PROVEN = sql`now() - interval '10 minutes'`

/** The member whose session this token is: neither ended, idle for 12 hours, older than 7 days, nor disabled. */
export async function findStaffByToken(db: Database, token: string): Promise<StaffMember | null> {
  const hash = tokenHash(token)
  const [row] = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      role: staff.role,
      hasTotp: sql<boolean>`${staff.totpSecret} IS NOT NULL`,
      isProven: sql<boolean>`${staffSessions.provenAt} > ${PROVEN}`,
      isStale: sql<boolean>`${staffSessions.lastUsedAt} < now() - interval '1 minute'`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hash),
        gt(staffSessions.lastUsedAt, IDLE),
        gt(staffSessions.createdAt, LONGEST),
        isNull(staff.disabledAt),
      ),
    )
  if (!row) return null
  const { isStale, ...member } = row
  if (isStale) await db.update(staffSessions).set({ lastUsedAt: new Date() }).where(eq(staffSessions.tokenHash, hash))
  return member
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openStaffSession(db: Database, staffId: string, device: string): Promise<string> {
  const token = newToken()
  await db.insert(staffSessions).values({ tokenHash: tokenHash(token), staffId, device })
  return token
}

/** Records that the password was given again. */
export async function proveSession(db: Database, token: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ provenAt: new Date() })
    .where(eq(staffSessions.tokenHash, tokenHash(token)))
}

/** Ends a session. */
export async function endStaffSession(db: Database, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash(token)))
}
