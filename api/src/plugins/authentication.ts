import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { unauthorized } from '../failure'
import type { Database } from '../database/client'
import { formatDevice } from '../modules/auth/device-label'
import { findAccountByToken, type Account } from '../modules/auth/session-repository'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's account; null for a guest. Loaded for routes with restricted access. */
    account: Account | null
  }
}

/** Identifies the caller by the Authorization header alone; cookies are ignored. */
export const authentication = plugin(async (app: FastifyInstance, { db }: { db: Database }) => {
  app.decorateRequest('account', null)
  app.addHook('preValidation', async (request) => {
    const access = request.routeOptions.config.access ?? 'public'
    if (access === 'public') return
    const token = bearerToken(request)
    if (token === undefined && access === 'optional') return
    request.account = token ? await findAccountByToken(db, token) : null
    if (!request.account) throw unauthorized()
  })
})

/** The bearer token as sent; undefined without the header, empty for a malformed header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header === undefined ? undefined : (/^Bearer ([\w-]{43})$/.exec(header)?.[1] ?? '')
}

/** The caller's browser and operating system, formatted for display. */
export const deviceOf = (request: FastifyRequest): string => formatDevice(request.headers['user-agent'])
