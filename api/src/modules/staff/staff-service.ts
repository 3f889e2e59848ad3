import { totpCode, type invitationForm, type reauthenticationForm, type signInForm } from '@shop/shared-api/staff'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { audit } from '../../admin/operation'
import type { Database } from '../../database/client'
import { staff, staffInvitations } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { clearAttempts, requireAttempt, type AttemptLimit } from '../auth/attempts'
import type { Client } from '../auth/client'
import { newPasswordHash } from '../auth/new-password'
import { passwordMatches } from '../auth/password'
import { tokenHash } from '../auth/session-token'
import { acceptRecoveryCode } from './recovery-codes'
import { openStaffSession, proveSession, type StaffMember } from './staff-repository'
import { acceptCode } from './totp'

/** Wrong passwords or codes for one account from one network: a stranger elsewhere never locks staff out. */
const FROM_NETWORK: AttemptLimit = { scope: 'staff-network', maxAttempts: 10, windowSeconds: 900 }
const WAIT = 'Too many tries. Please wait 15 minutes.'

const badSignIn = () => new Failure(422, 'bad_login', 'The email or password is incorrect.')
const totpRequired = () =>
  invalid([{ field: 'code', message: 'Please enter the code of your authenticator app.' }], 'totp_required')
const wrongCode = () => invalid([{ field: 'code', message: 'This code is not right, or was used before.' }])

/** Signs staff in and out of the merchant's console. */
export function staffService(db: Database, secret: ServerSecret) {
  /** Checks password and code; throws 422. The answer is the same for an unknown email and a wrong password. */
  async function prove(form: z.output<typeof signInForm>, client: Client) {
    const network = `${form.email} ${client.network}`
    await requireAttempt(db, FROM_NETWORK, network, WAIT)
    const [member] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.email, form.email), isNull(staff.disabledAt)))
    const matches = await passwordMatches(member?.passwordHash, form.password)
    if (!member || !matches) {
      client.record('authn_login_fail', form)
      throw badSignIn()
    }
    if (member.totpSecret) {
      const { code } = form
      if (!code) throw totpRequired()
      const isRight = totpCode.safeParse(code).success
        ? await inTransaction(db, (tx) => acceptCode(tx, secret, member.id, code))
        : await acceptRecoveryCode(db, member.id, code)
      if (!isRight) throw wrongCode()
    }
    await clearAttempts(db, FROM_NETWORK, network)
    return member
  }

  return {
    /** Opens a session; returns its token and member. */
    async signIn(form: z.output<typeof signInForm>, client: Client) {
      const member = await prove(form, client)
      client.record('authn_login_success', { accountId: member.id })
      return openStaffSession(db, member.id, client.deviceName)
    },

    /** Records for ten minutes that the member is there. */
    async reauthenticate(
      member: StaffMember,
      token: string,
      form: z.output<typeof reauthenticationForm>,
      client: Client,
    ): Promise<void> {
      await prove({ ...form, email: member.email }, client).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'bad_login')
          throw invalid([{ field: 'password', message: 'This is not your password.' }])
        throw error
      })
      await proveSession(db, token)
    },

    /** Who an invitation is for; 404 when it is over. */
    async findInvitation(token: string) {
      const [found] = await db
        .select({ email: staffInvitations.email, role: staffInvitations.role })
        .from(staffInvitations)
        .where(and(eq(staffInvitations.tokenHash, tokenHash(token)), gt(staffInvitations.expiresAt, sql`now()`)))
      if (!found) throw invitationIsOver()
      return found
    },

    /** Creates the invited account, or gives an existing one a new password, and opens a session. */
    async accept({ token, name, password }: z.output<typeof invitationForm>, client: Client): Promise<string> {
      const { email } = await this.findInvitation(token)
      const passwordHash = await newPasswordHash(db, { username: name, email, password })
      return inTransaction(db, async (tx) => {
        const [invitation] = await tx
          .delete(staffInvitations)
          .where(and(eq(staffInvitations.tokenHash, tokenHash(token)), gt(staffInvitations.expiresAt, sql`now()`)))
          .returning()
        if (!invitation) throw invitationIsOver()
        const { role } = invitation
        const account = { name, role, passwordHash, disabledAt: null }
        const [member] = await tx
          .insert(staff)
          .values({ email, ...account })
          .onConflictDoUpdate({ target: staff.email, set: account })
          .returning({ id: staff.id })
        await audit(tx, email, 'staff.accept', email, { role, invitedBy: invitation.invitedBy })
        return openStaffSession(tx, member!.id, client.deviceName)
      })
    },
  }
}

const invitationIsOver = () =>
  new Failure(404, 'not_found', 'This invitation was used, or is over. Please ask for a new one.')
