import type { FastifyReply } from 'fastify'
import { operationsOf } from '../../admin/permissions'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import { setStaffCookie } from './staff-cookie'
import { findStaffByToken, type StaffMember } from './staff-repository'

/** Sets the cookie of a session that was opened, and returns who is signed in. */
export async function beginSession(db: Database, token: string, reply: FastifyReply) {
  setStaffCookie(reply, token)
  const member = await findStaffByToken(db, token)
  if (!member) throw new Failure(401, 'staff_session', 'Please sign in to continue.')
  return describeMember(member)
}

/** What the console shows and offers to a member of staff. */
export const describeMember = ({ name, email, role, hasTotp }: StaffMember) => ({
  name,
  email,
  role,
  operations: operationsOf(role),
  has_totp: hasTotp,
})
