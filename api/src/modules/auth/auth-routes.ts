import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { bearerToken, deviceOf } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { logIn, newPasswordHash, sessionFor, signUp } from './auth-service'
import { resetPassword, sendResetCode, validateResetCode } from './password-reset'
import { closeSession } from './session-repository'

/** Calls that open and close a session. */
export async function authRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(
    app,
    'POST /register',
    async ({ body, request }) => sessionFor(db, await signUp(db, body, await newPasswordHash(body)), deviceOf(request)),
    { perMinute: 10 },
  )
  serve(app, 'POST /login', ({ body, request }) => logIn(db, body, { device: deviceOf(request) }), { perMinute: 20 })
  serve(
    app,
    'POST /wholsale/login',
    ({ body, request }) => logIn(db, body, { device: deviceOf(request), role: 'wholeseller' }),
    { perMinute: 20 },
  )
  serve(app, 'POST /logout', async ({ request }) => {
    await closeSession(db, bearerToken(request) ?? '')
    return { success: true, message: 'You are logged out.' }
  })

  serve(
    app,
    'POST /send-password-reset-code',
    async ({ body }) => {
      await sendResetCode(db, body.email)
      return { success: true, message: 'If this email has an account, a code is on its way.' }
    },
    { perMinute: 10 },
  )
  serve(
    app,
    'POST /validate-reset-code',
    async ({ body }) => ({ reset_token: await validateResetCode(db, body.email, body.code) }),
    { perMinute: 20 },
  )
  serve(
    app,
    'POST /reset-password',
    async ({ body }) => {
      await resetPassword(db, body)
      return { success: true, message: 'Your password is changed. Please log in.' }
    },
    { perMinute: 10 },
  )
}
