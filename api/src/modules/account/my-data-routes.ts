import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { bearerToken } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { uploadStore } from '../../uploads/upload-store'
import { refuseBeyond, type AttemptLimit } from '../auth/attempts'
import { provePassword } from '../auth/auth-service'
import { clientOf } from '../auth/client'
import { closeSessionById, closeSessions, sessionsOf } from '../auth/session-repository'
import type { PaymentProvider } from '../payments/provider'
import { deleteAccount, type Leftovers } from './deletion/delete-account'
import { myDataOf } from './my-data/my-data'
import { sessionOnTheWire } from './my-data/session-on-the-wire'

/** An export reads a lot. */
const EXPORTS: AttemptLimit = { scope: 'my-data', most: 10, windowSeconds: 3600 }

/** Calls on where the caller is signed in, on what is known of them, and on leaving. */
export async function myDataRoutes(
  app: FastifyInstance,
  { db, dataDir, payments }: { db: Database; dataDir: string; payments: PaymentProvider },
) {
  serve(app, 'GET /sessions', async ({ account, request }) => ({
    data: (await sessionsOf(db, account.id, bearerToken(request) ?? '')).map(sessionOnTheWire),
  }))
  serve(app, 'DELETE /sessions/:id', async ({ account, params }) => {
    if (!(await closeSessionById(db, account.id, params.id))) throw notFound()
    return { success: true, message: 'That device is signed out.' }
  })
  serve(app, 'DELETE /sessions', async ({ account, request }) => {
    await closeSessions(db, account.id, bearerToken(request) ?? '')
    return { success: true, message: 'You are signed out everywhere else.' }
  })

  serve(app, 'GET /my-data', async ({ account, request, reply }) => {
    await refuseBeyond(db, EXPORTS, account.id, 'You have downloaded your data many times. Please try again later.')
    const day = new Date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="my-data-${day}.json"`)
    return myDataOf(db, account, bearerToken(request) ?? '')
  })

  serve(
    app,
    'POST /delete-account',
    async ({ account, body, request }) => {
      const client = clientOf(request)
      await provePassword(db, account, { password: body.password, field: 'password', client })
      const leftovers = await deleteAccount(db, account)
      client.record('user_deleted', { accountId: account.id })
      const warn = (err: unknown) => request.log.warn({ err }, 'something of a deleted account is left')
      await clearLeftovers(leftovers, dataDir, payments).catch(warn)
      return { success: true, message: 'Your account is deleted.' }
    },
    { perMinute: 10 },
  )
}

/** Takes files and the provider's cards away; each is tried, and the first failure is thrown at the end. */
async function clearLeftovers({ files, cards }: Leftovers, dataDir: string, payments: PaymentProvider) {
  const done = await Promise.allSettled([
    ...files.map(({ area, name }) => rm(uploadStore(dataDir, area).pathOf(name), { force: true })),
    ...cards
      .filter(({ provider }) => provider === payments.name)
      .map(({ reference }) => payments.forgetCard(reference)),
  ])
  const failed = done.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
