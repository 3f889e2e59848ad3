import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { bearerToken } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { logIn, startSession } from './auth-service'
import { getClient } from './client'
import { rememberDevice } from './known-devices'
import { newPasswordHash } from './new-password'
import { resetPassword, sendResetCode, validateResetCode } from './password-reset'
import { revokeSession } from './session-repository'
import { limitTakenEmails, signUp } from './sign-up'

/** Sign-up, login, logout and password reset. */
export async function authRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(
    app,
    'POST /register',
    async ({ body, request, reply }) => {
      const client = getClient(request)
      const { username, email } = body
      const account = await limitTakenEmails(db, client, async () => {
        const passwordHash = await newPasswordHash(db, body)
        return inTransaction(db, (tx) => signUp(tx, { username, email, passwordHash }))
      })
      client.record('user_created', { accountId: account.id })
      await rememberDevice(db, request, reply, account.id)
      return startSession(db, account, client.deviceName)
    },
    { perMinute: 10 },
  )
  serve(
    app,
    'POST /login',
    async ({ body, request, reply }) => {
      const session = await logIn(db, body, getClient(request))
      await rememberDevice(db, request, reply, session.user.id)
      return session
    },
    { perMinute: 20 },
  )
  serve(
    app,
    'POST /wholsale/login',
    async ({ body, request, reply }) => {
      const session = await logIn(db, body, getClient(request), 'wholeseller')
      await rememberDevice(db, request, reply, session.user.id)
      return session
    },
    { perMinute: 20 },
  )
  serve(app, 'POST /logout', async ({ request }) => {
    await revokeSession(db, bearerToken(request) ?? '')
    return { success: true, message: 'You are logged out.' }
  })

  serve(
    app,
    'POST /send-password-reset-code',
    async ({ body, request }) => {
      await sendResetCode(db, body.email, getClient(request))
      return { success: true, message: 'If this email has an account, we have sent it a code.' }
    },
    { perMinute: 10 },
  )
  serve(
    app,
    'POST /validate-reset-code',
    async ({ body, request }) => ({
      reset_token: await validateResetCode(db, body.email, body.code, getClient(request)),
    }),
    { perMinute: 20 },
  )
  serve(
    app,
    'POST /reset-password',
    async ({ body, request, reply }) => {
      const userId = await resetPassword(db, body, getClient(request))
      await rememberDevice(db, request, reply, userId)
      return { success: true, message: 'Your password has been changed. Please log in.' }
    },
    { perMinute: 10 },
  )
}
