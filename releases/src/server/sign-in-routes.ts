import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readCookie, serializeCookie } from '@shop/shared-api/cookies'
import type { Identity } from '../identity/identity'
import { peopleSignIn } from '../identity/people-sign-in'
import { ReleaseError } from '../release-error'
import { perMinute } from './limits'
import { sendProblemPage } from './problem-page'

const deviceBody = z.strictObject({ deviceCode: z.string().min(1).max(4_096) })
const checks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
const issuedToken = z.object({ token: z.string(), id: z.string(), name: z.string(), expiresAt: z.string() })

/** Addresses that people open in a browser. */
const inBrowser = { ...perMinute(30), errorHandler: sendProblemPage }

/** The checks of a pending sign-in; Lax, since the issuer redirects back from another site. */
const checksCookie = { name: 'release_sign_in', path: '/v1/sign-in', sameSite: 'lax', seconds: 600 } as const
/** The token between the callback and the console, which takes it at once. */
const tokenCookie = { name: 'release_token', path: '/v1/sign-in/token', sameSite: 'strict', seconds: 60 } as const

/**
 * Signs people in: `GET /v1/sign-in` leads a browser to the issuer and back to the console, which takes its token by
 * `POST /v1/sign-in/token`; `POST /v1/sign-in/device` and `…/device/token` serve the command line.
 */
export function signInRoutes(app: FastifyInstance, identity: Identity): void {
  const people = peopleSignIn(identity)
  const isSecure = () => identity.rules().audience.startsWith('https:')

  app.get('/v1/sign-in/options', perMinute(120), (_request, reply) => {
    const { signIn } = identity.rulesIfAny() ?? {}
    return reply.header('cache-control', 'no-store').send({ label: signIn?.label ?? null })
  })

  app.get('/v1/sign-in', inBrowser, async (_request, reply) => {
    const { url, ...rest } = await people.begin()
    setCookie(reply, checksCookie, rest, isSecure())
    return reply.header('cache-control', 'no-store').redirect(url)
  })

  app.get('/v1/sign-in/callback', inBrowser, async (request, reply) => {
    const expected = checks.safeParse(readJsonCookie(request, checksCookie.name))
    if (!expected.success) {
      throw new ReleaseError('unauthorized', 'This sign-in took too long or began in another browser. Sign in again.')
    }
    const issued = await people.finish(request.url.split('?')[1] ?? '', expected.data)
    request.log.info({ id: issued.id, name: issued.name, expiresAt: issued.expiresAt }, 'signed a person in')
    setCookie(reply, checksCookie, null, isSecure())
    setCookie(reply, tokenCookie, issued, isSecure())
    return reply.header('cache-control', 'no-store').redirect('/#signed-in')
  })

  app.post('/v1/sign-in/token', perMinute(30), (request, reply) => {
    const issued = issuedToken.safeParse(readJsonCookie(request, tokenCookie.name))
    if (!issued.success) throw new ReleaseError('unauthorized', 'No sign-in is pending. Sign in again.')
    setCookie(reply, tokenCookie, null, isSecure())
    return reply.header('cache-control', 'no-store').send(issued.data)
  })

  app.post('/v1/sign-in/device', perMinute(10), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await people.beginDevice()),
  )

  // Each waiting command polls twelve times a minute.
  app.post('/v1/sign-in/device/token', perMinute(120), async (request, reply) => {
    const poll = await people.pollDevice(deviceBody.parse(request.body).deviceCode)
    if ('token' in poll) {
      request.log.info({ id: poll.id, name: poll.name, expiresAt: poll.expiresAt }, 'signed a person in')
    }
    return reply.header('cache-control', 'no-store').send(poll)
  })
}

interface CookieKind {
  name: string
  path: string
  sameSite: 'lax' | 'strict'
  seconds: number
}

/** Sets a cookie that no script can read; null removes it. */
function setCookie(reply: FastifyReply, kind: CookieKind, value: object | null, secure: boolean): void {
  const { name, path, sameSite, seconds } = kind
  const text = value === null ? '' : Buffer.from(JSON.stringify(value)).toString('base64url')
  const maxAge = value === null ? 0 : seconds
  reply.header('set-cookie', serializeCookie(name, text, { maxAge, secure, path, sameSite }))
}

function readJsonCookie({ headers }: FastifyRequest, name: string): unknown {
  try {
    return JSON.parse(Buffer.from(readCookie(headers.cookie, name) ?? '', 'base64url').toString())
  } catch {
    return null
  }
}
