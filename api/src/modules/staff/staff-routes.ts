import {
  invitationForm,
  invitationToken,
  reauthenticationForm,
  setupForm,
  signInForm,
  totpCode,
} from '@shop/shared-api/staff'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { audit } from '../../admin/operation'
import { operations, runOperation } from '../../admin/operations'
import { jsonOperations, maxInputBytes } from '../../admin/operation-files'
import { operationsOf, requirePermission } from '../../admin/permissions'
import type { Database } from '../../database/client'
import { staff } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { getClient } from '../auth/client'
import { contentRepository } from '../content/content-repository'
import type { OriginalStore } from '../media/original-store'
import type { PaymentProvider } from '../payments/provider'
import { requireStaff } from './require-staff'
import { setStaffCookie, staffToken } from './staff-cookie'
import { staffFileRoutes } from './staff-file-routes'
import { endStaffSession, findStaffByToken, type StaffMember } from './staff-repository'
import { visitorFileRoute } from './visitor-file-route'
import { setupService } from './setup-service'
import { staffService } from './staff-service'
import { newTotp, sealTotp, stepOfCode } from './totp'

interface StaffRoutesOptions {
  db: Database
  dataDir: string
  originals: OriginalStore
  secret: ServerSecret
  payments: PaymentProvider
  /** Origin of the merchant's console. */
  operationsUrl: string
}

const KILOBYTE = 1024
const FORM_BYTES = 4 * KILOBYTE
const newTotpForm = z.strictObject({ secret: z.string().regex(/^[A-Z2-7]{32}$/), code: totpCode })

/** The calls of the merchant's console: sessions of staff, and the operations of the command, by role. */
export async function staffRoutes(app: FastifyInstance, options: StaffRoutesOptions) {
  const { db, dataDir, originals, secret, payments, operationsUrl } = options
  const service = staffService(db, secret)
  const resources = { db, dataDir, originals, payments, operationsUrl }
  const setup = setupService(db, secret)
  const { origin } = new URL(operationsUrl)

  // Browsers set these headers, and no script can: other origins, those on the same host included, act with no session.
  app.addHook('onRequest', async ({ headers }) => {
    const isForeign = headers.origin !== undefined && headers.origin !== origin
    const site = headers['sec-fetch-site']
    if (isForeign || (site !== undefined && site !== 'same-origin'))
      throw new Failure(403, 'forbidden', `Calls of staff come from ${origin} alone.`)
  })

  const memberOf = (request: FastifyRequest) => requireStaff(db, request)

  const describe = ({ name, email, role, hasTotp }: StaffMember) => ({
    name,
    email,
    role,
    operations: operationsOf(role),
    has_totp: hasTotp,
  })

  async function begin(token: string, reply: FastifyReply) {
    setStaffCookie(reply, token)
    const member = await findStaffByToken(db, token)
    if (!member) throw new Failure(401, 'staff_session', 'Please sign in to continue.')
    return describe(member)
  }

  /** Serves a call whose body has this schema. */
  function serveForm<T extends z.ZodType>(
    url: string,
    summary: string,
    body: T,
    run: (form: z.output<T>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) {
    app.post(
      url,
      {
        bodyLimit: FORM_BYTES,
        schema: { operationId: `POST ${url}`, summary, tags: ['staff'], body },
        config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      },
      (request, reply) => run(request.body as z.output<T>, request, reply),
    )
  }

  app.get('/staff/session', { schema: { operationId: 'GET /staff/session', tags: ['staff'] } }, async (request) =>
    describe(await memberOf(request)),
  )
  serveForm('/staff/sign-in', 'Opens a session of staff', signInForm, async (form, request, reply) =>
    begin(await service.signIn(form, getClient(request)), reply),
  )
  serveForm('/staff/sign-out', 'Ends the session', z.strictObject({}), async (_form, request, reply) => {
    const token = staffToken(request)
    if (token) await endStaffSession(db, token)
    setStaffCookie(reply, null)
    return { done: 'You are signed out.' }
  })
  serveForm(
    '/staff/reauthenticate',
    'Proves who is there, for ten minutes',
    reauthenticationForm,
    async (form, request) => {
      const member = await memberOf(request)
      await service.reauthenticate(member, member.token, form, getClient(request))
      return { done: 'Thank you.' }
    },
  )
  serveForm(
    '/staff/invitation',
    'Who an invitation is for',
    z.strictObject({ token: invitationToken }),
    async ({ token }) => service.findInvitation(token),
  )
  serveForm('/staff/accept-invitation', 'Creates the invited account', invitationForm, async (form, request, reply) =>
    begin(await service.accept(form, getClient(request)), reply),
  )
  serveForm(
    '/staff/setup/link',
    'What the link of a setup leads to',
    z.strictObject({ token: invitationToken }),
    async ({ token }) => setup.find(token),
  )
  serveForm('/staff/setup', 'Sets up a shop without staff', setupForm, async (form, request, reply) =>
    begin(await setup.begin(form, getClient(request)), reply),
  )

  serveForm('/staff/totp/new', 'A secret for an authenticator app', z.strictObject({}), async (_form, request) => {
    const { email } = await memberOf(request)
    const { title } = await contentRepository(db).settings()
    return newTotp(title, email)
  })
  serveForm('/staff/totp', 'Demands the codes of an authenticator app', newTotpForm, async (form, request) => {
    const { id, email, isProven } = await memberOf(request)
    requireProof(isProven)
    const step = stepOfCode(form.secret, form.code)
    if (step === undefined) throw invalid([{ field: 'code', message: 'This code is not right.' }])
    await inTransaction(db, async (tx) => {
      await tx
        .update(staff)
        .set({ totpSecret: sealTotp(secret, form.secret), totpLastStep: step })
        .where(eq(staff.id, id))
      await audit(tx, email, 'staff.totp', email, { after: 'authenticator app' })
    })
    return { done: 'From now on, signing in takes a code of your authenticator app.' }
  })
  serveForm('/staff/totp/remove', 'Demands no codes any more', z.strictObject({}), async (_form, request) => {
    const { id, email, isProven } = await memberOf(request)
    requireProof(isProven)
    await inTransaction(db, async (tx) => {
      await tx.update(staff).set({ totpSecret: null, totpLastStep: null }).where(eq(staff.id, id))
      await audit(tx, email, 'staff.totp', email, { after: 'none' })
    })
    return { done: 'Your authenticator app is not needed any more.' }
  })

  for (const name of jsonOperations) {
    const url = `/staff/operations/${name}`
    app.post(
      url,
      {
        bodyLimit: maxInputBytes(name),
        schema: {
          operationId: `POST ${url}`,
          summary: `The operation ${name} of npm run admin`,
          tags: ['staff'],
          body: operations[name].input,
        },
        // The operation validates its input itself, after the caller.
        validatorCompiler: () => (input: unknown) => ({ value: input }),
      },
      async (request) => {
        const member = await memberOf(request)
        requirePermission(name, member)
        return runOperation({ ...resources, linksFiles: true, actor: member.email }, name, request.body ?? {})
      },
    )
  }
  await app.register(staffFileRoutes, resources)
  await app.register(visitorFileRoute, { db, dataDir })
}

function requireProof(isProven: boolean): void {
  if (!isProven) throw new Failure(403, 'reauthenticate', 'Please enter your password again.')
}
