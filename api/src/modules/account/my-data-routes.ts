import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { bearerToken } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { requireAttempt, type AttemptLimit } from '../auth/attempts'
import { requireCurrentPassword } from '../auth/auth-service'
import { getClient } from '../auth/client'
import { revokeSessionById, revokeSessions, listSessions } from '../auth/session-repository'
import type { PaymentProvider } from '../payments/provider'
import { clearLeftovers } from './deletion/clear-leftovers'
import { deleteAccount } from './deletion/delete-account'
import { exportMyData } from './my-data/my-data'
import { serializeSession } from './my-data/serialize-session'

/** An export reads a lot of data. */
const EXPORTS: AttemptLimit = { scope: 'my-data', maxAttempts: 10, windowSeconds: 3600 }

/** Sessions, data export and deletion of the signed-in account. */
export async function myDataRoutes(
  app: FastifyInstance,
  { db, dataDir, payments }: { db: Database; dataDir: string; payments: PaymentProvider },
) {
  serve(app, 'GET /sessions', async ({ account, request }) => ({
    data: (await listSessions(db, account.id, bearerToken(request) ?? '')).map(serializeSession),
  }))
  serve(app, 'DELETE /sessions/:id', async ({ account, params }) => {
    if (!(await revokeSessionById(db, account.id, params.id))) throw notFound()
    return { success: true, message: 'That device is signed out.' }
  })
  serve(app, 'DELETE /sessions', async ({ account, request }) => {
    await revokeSessions(db, account.id, bearerToken(request) ?? '')
    return { success: true, message: 'You are signed out everywhere else.' }
  })

  serve(app, 'GET /my-data', async ({ account, request, reply }) => {
    await requireAttempt(db, EXPORTS, account.id, 'You have downloaded your data many times. Please try again later.')
    const day = new Date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="my-data-${day}.json"`)
    return exportMyData(db, account, bearerToken(request) ?? '')
  })

  serve(
    app,
    'POST /delete-account',
    async ({ account, body, request }) => {
      const client = getClient(request)
      await requireCurrentPassword(db, account, { password: body.password, field: 'password', client })
      const leftovers = await deleteAccount(db, account)
      client.record('user_deleted', { accountId: account.id })
      const warn = (err: unknown) => request.log.warn({ err }, 'cleaning up after a deleted account failed')
      await clearLeftovers(leftovers, dataDir, payments).catch(warn)
      return { success: true, message: 'Your account is deleted.' }
    },
    { perMinute: 10 },
  )
}
