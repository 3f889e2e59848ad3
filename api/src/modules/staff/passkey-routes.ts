import { newPasskeyForm, passkeyForm } from '@shop/shared-api/staff'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import { getClient } from '../auth/client'
import { beginSession } from './begin-session'
import { passkeyService } from './passkeys'
import { requireProof, requireStaff } from './require-staff'
import { serveForm } from './serve-form'
import { openStaffSession, proveSession } from './staff-repository'

interface PasskeyRoutesOptions {
  db: Database
  /** Origin of the merchant's console. */
  origin: string
}

const nothing = z.strictObject({})
/** Keys of later algorithms are larger than those of today. */
const bodyLimit = 16 * 1024

/** The calls by which staff add, remove and use passkeys. */
export async function passkeyRoutes(app: FastifyInstance, { db, origin }: PasskeyRoutesOptions) {
  const passkeys = passkeyService(db, origin)

  serveForm(app, '/staff/passkeys/new', {
    summary: 'What a browser needs to make a passkey',
    body: nothing,
    async run(_form, request) {
      const member = await requireStaff(db, request)
      requireProof(member)
      return passkeys.creationOptions(member)
    },
  })
  serveForm(app, '/staff/passkeys', {
    summary: 'Adds a passkey',
    body: newPasskeyForm,
    bodyLimit,
    async run(form, request) {
      await passkeys.add(await requireStaff(db, request), form)
      return { done: 'From now on, this passkey signs you in.' }
    },
  })
  serveForm(app, '/staff/passkeys/remove', {
    summary: 'Removes a passkey',
    body: z.strictObject({ id: z.string().max(1_400) }),
    async run({ id }, request) {
      const member = await requireStaff(db, request)
      requireProof(member)
      await passkeys.remove(member, id)
      return { done: 'This passkey works no longer.' }
    },
  })
  serveForm(app, '/staff/passkeys/challenge', {
    summary: 'What a browser needs to use a passkey',
    body: nothing,
    run: () => passkeys.requestOptions(),
  })
  serveForm(app, '/staff/sign-in/passkey', {
    summary: 'Opens a session of staff by a passkey',
    body: passkeyForm,
    bodyLimit,
    async run(form, request, reply) {
      const client = getClient(request)
      const id = await passkeys.verify(form)
      client.record('authn_login_success', { accountId: id })
      return beginSession(db, await openStaffSession(db, id, client.deviceName), reply)
    },
  })
  serveForm(app, '/staff/reauthenticate/passkey', {
    summary: 'Proves who is there by a passkey, for ten minutes',
    body: passkeyForm,
    bodyLimit,
    async run(form, request) {
      const member = await requireStaff(db, request)
      if ((await passkeys.verify(form)) !== member.id)
        throw new Failure(422, 'passkey_refused', 'This passkey belongs to another account.')
      await proveSession(db, member.token)
      return { done: 'Thank you.' }
    },
  })
}
