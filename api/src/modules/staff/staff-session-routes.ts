import { invitationForm, invitationToken, reauthenticationForm, setupForm, signInForm } from '@shop/shared-api/staff'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/client'
import type { ServerSecret } from '../../server-secret'
import { getClient } from '../auth/client'
import { beginSession, describeMember } from './begin-session'
import { requireStaff } from './require-staff'
import { serveForm } from './serve-form'
import { setupService } from './setup-service'
import { setStaffCookie, staffToken } from './staff-cookie'
import { endStaffSession } from './staff-repository'
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

  app.get('/staff/session', { schema: { operationId: 'GET /staff/session', tags: ['staff'] } }, async (request) =>
    describeMember(await requireStaff(db, request)),
  )
  serveForm(app, '/staff/sign-in', {
    summary: 'Opens a session of staff',
    body: signInForm,
    run: async (form, request, reply) => beginSession(db, await service.signIn(form, getClient(request)), reply),
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
    run: async (form, request, reply) => beginSession(db, await service.accept(form, getClient(request)), reply),
  })
  serveForm(app, '/staff/setup/link', {
    summary: 'What the link of a setup leads to',
    body: linkForm,
    run: async ({ token }) => setup.find(token),
  })
  serveForm(app, '/staff/setup', {
    summary: 'Sets up a shop without staff',
    body: setupForm,
    run: async (form, request, reply) => beginSession(db, await setup.begin(form, getClient(request)), reply),
  })
}
