import type { FastifyRequest } from 'fastify'
import { hasStaff } from '../../admin/setup/init-shop'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import { staffToken } from './staff-cookie'
import { findStaffByToken, type StaffMember } from './staff-repository'

/** Who makes a call, with the token of their session; 401 without one, with a code of its own in a shop without staff. */
export async function requireStaff(db: Database, request: FastifyRequest): Promise<StaffMember & { token: string }> {
  const token = staffToken(request)
  const member = token === undefined ? null : await findStaffByToken(db, token)
  if (token && member) return { ...member, token }
  if (await hasStaff(db)) throw new Failure(401, 'staff_session', 'Please sign in to continue.')
  throw new Failure(401, 'no_staff', 'This shop has no staff yet. Please set it up first.')
}

/** Demands a password, code or passkey of the last ten minutes. */
export function requireProof({ isProven }: { isProven: boolean }): void {
  if (!isProven) throw new Failure(403, 'reauthenticate', 'Please enter your password again.')
}
