import { staffRoles, type StaffRole } from '@shop/shared-api/staff'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import {
  mailOutbox,
  staff,
  staffInvitations,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { newToken, tokenHash } from '../modules/auth/session-token'
import { minute } from './list-fields'
import { audit, operation } from './operation'

/** The email of a member of staff. */
export const staffEmail = z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email address'))
const role = z.enum(staffRoles)
const INVITED_DAYS = 7

/** Invites, lists and changes members of staff. There is always an owner. */
export const staffOperations = {
  'staff.list': operation(z.strictObject({}), async ({ db }) => {
    const members = await db.select().from(staff).orderBy(asc(staff.email))
    const passkeys = await db.selectDistinct({ staffId: staffPasskeys.staffId }).from(staffPasskeys)
    const withPasskey = new Set(passkeys.map(({ staffId }) => staffId))
    const invited = await db
      .select()
      .from(staffInvitations)
      .where(sql`${staffInvitations.expiresAt} > now()`)
      .orderBy(asc(staffInvitations.email))
    return {
      rows: [
        ...members.map((member) => ({
          email: member.email,
          name: member.name,
          role: member.role,
          state: member.disabledAt ? 'disabled' : 'active',
          second_factor:
            [withPasskey.has(member.id) && 'passkey', member.totpSecret && 'authenticator app']
              .filter(Boolean)
              .join(', ') || 'none',
          since: minute(member.createdAt),
        })),
        ...invited.map((invitation) => ({
          email: invitation.email,
          name: '',
          role: invitation.role,
          state: 'invited',
          second_factor: '',
          since: minute(invitation.createdAt),
        })),
      ],
    }
  }),

  /** Mails a link that works once, within a week; for an existing account it sets a new password. */
  'staff.invite': operation(z.strictObject({ email: staffEmail, role }), ({ db, actor, operationsUrl }, input) =>
    inTransaction(db, async (tx) => {
      const token = newToken()
      const invitation = {
        role: input.role,
        tokenHash: tokenHash(token),
        invitedBy: actor,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + INVITED_DAYS * 86_400_000),
      }
      await requireOtherOwner(tx, input.email, input.role)
      await tx
        .insert(staffInvitations)
        .values({ email: input.email, ...invitation })
        .onConflictDoUpdate({ target: staffInvitations.email, set: invitation })
      // In the fragment, which is neither sent to servers nor logged.
      const link = `${operationsUrl}/operations/invitation#${token}`
      await tx.insert(mailOutbox).values({
        recipient: input.email,
        template: 'staff-invited',
        data: { link, role: input.role.replace('_', ' '), by: actor },
      })
      await audit(tx, actor, 'staff.invite', input.email, { role: input.role })
      return {
        done: `${input.email} is invited as ${input.role}. The link works once, within ${INVITED_DAYS} days: ${link}`,
        detail: { email: input.email, role: input.role, link },
      }
    }),
  ),

  'staff.change': operation(z.strictObject({ email: staffEmail, role }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const before = await lockMember(tx, input.email)
      await requireOtherOwner(tx, input.email, input.role)
      await tx.update(staff).set({ role: input.role }).where(eq(staff.id, before.id))
      await audit(tx, actor, 'staff.change', input.email, {
        before: { role: before.role },
        after: { role: input.role },
      })
      return { done: `${input.email} is ${input.role} now.`, detail: { email: input.email, role: input.role } }
    }),
  ),

  /** Ends sessions and second factors of the member, too; a new invitation enables the account again. */
  'staff.disable': operation(z.strictObject({ email: staffEmail }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const member = await lockMember(tx, input.email)
      await requireOtherOwner(tx, input.email)
      await tx.update(staff).set({ disabledAt: new Date(), totpSecret: null }).where(eq(staff.id, member.id))
      for (const table of [staffSessions, staffPasskeys, staffRecoveryCodes])
        await tx.delete(table).where(eq(table.staffId, member.id))
      await audit(tx, actor, 'staff.disable', input.email, { role: member.role })
      return { done: `${input.email} can no longer sign in.`, detail: { email: input.email } }
    }),
  ),

  'staff.sign-out': operation(z.strictObject({ email: staffEmail }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const member = await lockMember(tx, input.email)
      const ended = await tx.delete(staffSessions).where(eq(staffSessions.staffId, member.id)).returning()
      await audit(tx, actor, 'staff.sign-out', input.email, { ended: ended.length })
      return {
        done: `${input.email} is signed out everywhere (sessions ended: ${ended.length}).`,
        detail: { ended: ended.length },
      }
    }),
  ),
}

async function lockMember(tx: Database, of: string) {
  const [member] = await tx.select().from(staff).where(eq(staff.email, of)).for('update')
  if (!member) throw new Failure(404, 'not_found', `There is no member of staff with the email ${of}.`)
  return member
}

/** Throws 409 if this member is the only owner and would be none. Locks all owners, so that two don't end each other. */
async function requireOtherOwner(tx: Database, of: string, to?: StaffRole): Promise<void> {
  if (to === 'owner') return
  const owners = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
    .for('update')
  const isOwner = owners.some((owner) => owner.email === of)
  if (isOwner && owners.length === 1)
    throw new Failure(409, 'conflict', `${of} is the only owner. Invite another owner first.`)
}
