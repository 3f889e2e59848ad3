import { newStaffPasswordForm, type StaffSecurity } from '@shop/shared-api/staff'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { audit } from '../../admin/operation'
import type { Database } from '../../database/client'
import { staff, staffPasskeys, staffSessions } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { newPasswordHash } from '../auth/new-password'
import { tokenHash } from '../auth/session-token'
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes'
import { requireProof, requireStaff } from './require-staff'
import { serveForm } from './serve-form'

/** The calls by which staff see and change how their own account is secured. */
export async function securityRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.get(
    '/staff/security',
    { schema: { operationId: 'GET /staff/security', tags: ['staff'], summary: 'How the account is secured' } },
    async (request): Promise<StaffSecurity> => {
      const { id, hasTotp, token } = await requireStaff(db, request)
      const [passkeys, sessions, codes] = await Promise.all([
        db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id)).orderBy(asc(staffPasskeys.createdAt)),
        db.select().from(staffSessions).where(eq(staffSessions.staffId, id)).orderBy(desc(staffSessions.lastUsedAt)),
        recoveryCodesLeft(db, id),
      ])
      return {
        has_totp: hasTotp,
        recovery_codes_left: codes,
        passkeys: passkeys.map(({ id: passkey, name, createdAt, lastUsedAt }) => ({
          id: passkey,
          name,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
        sessions: sessions.map(({ tokenHash: hash, device, createdAt, lastUsedAt }) => ({
          id: hash.toString('base64url'),
          device,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          is_current: hash.equals(tokenHash(token)),
        })),
      }
    },
  )
  serveForm(app, '/staff/recovery-codes', {
    summary: 'New recovery codes, in place of the ones before',
    body: z.strictObject({}),
    async run(_form, request) {
      const member = await requireStaff(db, request)
      requireProof(member)
      if (!member.hasTotp)
        throw new Failure(409, 'no_totp', 'Recovery codes replace an authenticator app. Please set one up first.')
      return inTransaction(db, async (tx) => {
        await audit(tx, member.email, 'staff.recovery-codes', member.email)
        return { recovery_codes: await replaceRecoveryCodes(tx, member.id) }
      })
    },
  })
  serveForm(app, '/staff/password', {
    summary: 'A new password; all other sessions end',
    body: newStaffPasswordForm,
    async run({ password }, request) {
      const { id, email, name, token, isProven } = await requireStaff(db, request)
      requireProof({ isProven })
      const passwordHash = await newPasswordHash(db, { username: name, email, password })
      await inTransaction(db, async (tx) => {
        await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
        await tx.delete(staffSessions).where(othersOf(id, token))
        await audit(tx, email, 'staff.password', email)
      })
      return { done: 'Your password is changed, and other devices are signed out.' }
    },
  })
  serveForm(app, '/staff/sessions/end', {
    summary: 'Signs another device out, or all others without an id',
    body: z.strictObject({
      id: z
        .string()
        .regex(/^[\w-]{43}$/)
        .optional(),
    }),
    async run({ id: session }, request) {
      const { id, email, token } = await requireStaff(db, request)
      const which = session === undefined ? [] : [eq(staffSessions.tokenHash, Buffer.from(session, 'base64url'))]
      const ended = await inTransaction(db, async (tx) => {
        const rows = await tx
          .delete(staffSessions)
          .where(and(othersOf(id, token), ...which))
          .returning({ device: staffSessions.device })
        for (const { device } of rows) await audit(tx, email, 'staff.sign-out', email, { device })
        return rows.length
      })
      return { done: ended === 1 ? 'One device is signed out.' : `${ended} devices are signed out.` }
    },
  })
}

const othersOf = (staffId: string, token: string) =>
  and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, tokenHash(token)))
