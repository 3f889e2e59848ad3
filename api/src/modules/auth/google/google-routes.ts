import type { GoogleProblem } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../database/client'
import { users } from '../../../database/schema'
import { Failure } from '../../../failure'
import { serve } from '../../../plugins/serve'
import { startSession } from '../auth-service'
import { getClient } from '../client'
import { rememberDevice } from '../known-devices'
import { findOrCreateAccount } from './find-or-create-account'
import { browserCookie, browserSecret } from './browser-cookie'
import { googleClient, GoogleLoginError, type GoogleSettings } from './google-client'
import { issueCode, saveLoginRequest, consumeCode, consumeLoginRequest } from './google-login-repository'

/** Login with Google; without settings its calls respond with how to enable it. */
export async function googleRoutes(app: FastifyInstance, { db, google }: { db: Database; google?: GoogleSettings }) {
  const client = google && googleClient(google)
  const publicUrl = google?.publicUrl ?? ''
  const cookie = browserCookie(publicUrl.startsWith('https:'))

  function requireGoogle() {
    if (client) return client
    throw new Failure(
      404,
      'google_off',
      'Login with Google is not enabled. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to enable it.',
    )
  }

  /** Redirects the browser to the login page with its parameters. */
  function toLoginPage(
    reply: FastifyReply,
    { problem, code, next }: { problem?: GoogleProblem; code?: string; next?: string | null },
  ) {
    const query = new URLSearchParams({ ...(next && { next }), ...(problem && { google: problem }) }).toString()
    reply.header('location', `${publicUrl}/login${query && `?${query}`}${code ? `#google=${code}` : ''}`)
    return '' as const
  }

  function refused(request: FastifyRequest, reply: FastifyReply, error: unknown, next?: string | null) {
    if (!(error instanceof GoogleLoginError)) throw error
    if (error.problem === 'unavailable') request.log.warn({ err: error }, 'Google does not respond')
    return toLoginPage(reply, { problem: error.problem, next })
  }

  serve(
    app,
    'GET /login/google',
    async ({ query, request, reply }) => {
      try {
        const { url, ...checks } = await requireGoogle().begin()
        reply.header('set-cookie', cookie(await saveLoginRequest(db, checks, query.next)))
        reply.header('location', url)
        return ''
      } catch (error) {
        return refused(request, reply, error, query.next)
      }
    },
    { perMinute: 20 },
  )

  serve(
    app,
    'GET /login/google/callback',
    async ({ request, reply }) => {
      const google = requireGoogle()
      const browser = browserSecret(request)
      const login = browser && (await consumeLoginRequest(db, browser))
      if (!login) return toLoginPage(reply, { problem: 'expired' })
      try {
        const person = await google.finish(request.raw.url!.split('?')[1] ?? '', login)
        const code = await issueCode(db, browser, await findOrCreateAccount(db, person))
        return toLoginPage(reply, { code, next: login.next })
      } catch (error) {
        return refused(request, reply, error, login.next)
      }
    },
    { perMinute: 20 },
  )

  serve(
    app,
    'POST /login/google',
    async ({ body, request, reply }) => {
      requireGoogle()
      const browser = browserSecret(request)
      const userId = browser && (await consumeCode(db, browser, body.code))
      const [account] = userId ? await db.select().from(users).where(eq(users.id, userId)) : []
      if (!account) throw new Failure(422, 'bad_login', 'That login took too long. Please try again.')
      if (account.lockedAt) throw new Failure(422, 'bad_login', 'This account is locked. Please contact us.')
      reply.header('set-cookie', cookie(''))
      const client = getClient(request)
      await rememberDevice(db, request, reply, account.id)
      client.record('authn_login_success', { accountId: account.id })
      return startSession(db, account, client.deviceName)
    },
    { perMinute: 20 },
  )
}
