import { invitationForm, invitationToken, reauthenticationForm, setupForm, signInForm } from '@shop/shared-api/staff'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { operationsOf } from '../../admin/permissions'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { getClient } from '../auth/client'
import { requireStaff } from './require-staff'
import { serveForm } from './serve-form'
import { setupService } from './setup-service'
import { setStaffCookie, staffToken } from './staff-cookie'
import { endStaffSession, findStaffByToken, type StaffMember } from './staff-repository'
import { staffService } from './staff-service'

interface SessionRoutesOptions {
  db: Database
  secret: ServerSecret
}

const linkForm = z.strictObject({ token: invitationToken })

/** The calls by which sessions of staff begin, prove who is there, and end. */
export async function staffSessionRoutes(app: FastifyInstance, { db, secret }: SessionRoutesOptions) {
  const service = staffService(db, secret)
  const setup = setupService(db, secret)

  async function begin(token: string, reply: FastifyReply) {
    setStaffCookie(reply, token)
    const member = await findStaffByToken(db, token)
    if (!member) throw new Failure(401, 'staff_session', 'Please sign in to continue.')
    return describe(member)
  }

  app.get('/staff/session', { schema: { operationId: 'GET /staff/session', tags: ['staff'] } }, async (request) =>
    describe(await requireStaff(db, request)),
  )
  serveForm(app, '/staff/sign-in', {
    summary: 'Opens a session of staff',
    body: signInForm,
    run: async (form, request, reply) => begin(await service.signIn(form, getClient(request)), reply),
  })
  serveForm(app, '/staff/sign-out', {
    summary: 'Ends the session',
    body: z.strictObject({}),
    async run(_form, request, reply) {
      const token = staffToken(request)
      if (token) await endStaffSession(db, token)
      setStaffCookie(reply, null)
      return { done: 'You are signed out.' }
    },
  })
  serveForm(app, '/staff/reauthenticate', {
    summary: 'Proves who is there, for ten minutes',
    body: reauthenticationForm,
    async run(form, request) {
      const member = await requireStaff(db, request)
      await service.reauthenticate(member, member.token, form, getClient(request))
      return { done: 'Thank you.' }
    },
  })
  serveForm(app, '/staff/invitation', {
    summary: 'Who an invitation is for',
    body: linkForm,
    run: async ({ token }) => service.findInvitation(token),
  })
  serveForm(app, '/staff/accept-invitation', {
    summary: 'Creates the invited account',
    body: invitationForm,
    run: async (form, request, reply) => begin(await service.accept(form, getClient(request)), reply),
  })
  serveForm(app, '/staff/setup/link', {
    summary: 'What the link of a setup leads to',
    body: linkForm,
    run: async ({ token }) => setup.find(token),
  })
  serveForm(app, '/staff/setup', {
    summary: 'Sets up a shop without staff',
    body: setupForm,
    run: async (form, request, reply) => begin(await setup.begin(form, getClient(request)), reply),
  })
}

const describe = ({ name, email, role, hasTotp }: StaffMember) => ({
  name,
  email,
  role,
  operations: operationsOf(role),
  has_totp: hasTotp,
})
