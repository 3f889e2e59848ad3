import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import { staffToken } from './staff-cookie'
import { findStaffByToken, type StaffMember } from './staff-repository'

/** Who makes a call, with the token of their session; 401 without one. */
export async function requireStaff(db: Database, request: FastifyRequest): Promise<StaffMember & { token: string }> {
  const token = staffToken(request)
  const member = token === undefined ? null : await findStaffByToken(db, token)
  if (!token || !member) throw new Failure(401, 'staff_session', 'Please sign in to continue.')
  return { ...member, token }
}
