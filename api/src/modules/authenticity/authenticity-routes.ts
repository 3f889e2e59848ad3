import { toSitePrefix } from '@shop/shared-api/network'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { authenticityReports } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { serve } from '../../plugins/serve'
import type { ServerSecret } from '../../server-secret'
import { uploadStore } from '../../uploads/upload-store'
import { consumeAttempt } from '../auth/attempts'
import { acknowledge } from '../mail/acknowledge'
import { notifyStaff } from '../mail/staff-events'
import { checkCode } from './authenticity-repository'

const MEGABYTE = 1024 * 1024
const photos = { field: 'photos', min: 0, max: 3, maxBytes: 10 * MEGABYTE, kinds: ['jpg', 'png', 'webp'] } as const
const CHECKING = { scope: 'authenticity', maxAttempts: 20, windowSeconds: 3600 }

/** Checks authenticity codes and accepts reports of counterfeits. */
export async function authenticityRoutes(
  app: FastifyInstance,
  { db, dataDir, secret }: { db: Database; dataDir: string; secret: ServerSecret },
) {
  const store = uploadStore(dataDir, 'authenticity')

  serve(app, 'POST /product-authenticity', async ({ body, request }) => {
    if (!(await consumeAttempt(db, CHECKING, request.network))) {
      throw new Failure(429, 'too_many_requests', 'You have checked many codes. Please try again in an hour.', {
        retryAfter: CHECKING.windowSeconds,
      })
    }
    // Counted per site, since the owner of a /48 could otherwise make any genuine code suspicious.
    return checkCode(db, body.barcode, secret.mac('authenticity network', toSitePrefix(request.network)))
  })

  serve(
    app,
    'POST /authenticity-mail',
    async ({ body, files }) => {
      await store.keep(files, (names) =>
        inTransaction(db, async (tx) => {
          const [report] = await tx
            .insert(authenticityReports)
            .values({ ...body, photos: names })
            .returning({ id: authenticityReports.id })
          await notifyStaff(tx, 'message', { ...body, ...report })
          await acknowledge(tx, {
            recipient: body.email,
            template: 'authenticity-report',
            data: { username: body.name, barcode: body.barcode },
          })
        }),
      )
      return { success: true, message: 'Thank you. We will look into it and email you.' }
    },
    { perMinute: 5, files: photos },
  )
}
