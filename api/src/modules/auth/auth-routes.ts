import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { bearerToken } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { logIn, newPasswordHash, sessionFor, signUp, type SignUp } from './auth-service'
import { closeSession } from './session-repository'

/** Calls that open and close a session. */
export async function authRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const register = async (form: SignUp) => sessionFor(db, await signUp(db, form, await newPasswordHash(form)))
  serve(app, 'POST /register', ({ body }) => register(body), { perMinute: 10 })
  serve(app, 'POST /login', ({ body }) => logIn(db, body), { perMinute: 20 })
  serve(app, 'POST /wholsale/login', ({ body }) => logIn(db, body, 'wholeseller'), { perMinute: 20 })
  serve(app, 'POST /logout', async ({ request }) => {
    await closeSession(db, bearerToken(request) ?? '')
    return { success: true, message: 'You are logged out.' }
  })
}
