import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { equipmentRequests } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { serve } from '../../plugins/serve'
import { uploadStore } from '../../uploads/upload-store'
import { acknowledge } from '../mail/acknowledge'
import { notifyStaff } from '../mail/staff-events'
import { newOrderNumber } from '../orders/order-number'

const MEGABYTE = 1024 * 1024
const artwork = {
  field: 'artwork',
  min: 0,
  max: 5,
  maxBytes: 10 * MEGABYTE,
  kinds: ['pdf', 'jpg', 'png', 'webp'],
} as const

/** Requests for custom equipment, open to guests. */
export async function equipmentRoutes(app: FastifyInstance, { db, dataDir }: { db: Database; dataDir: string }) {
  const store = uploadStore(dataDir, 'equipment')

  serve(
    app,
    'POST /equipment-request',
    async ({ body, files, account }) => {
      const { embroidery_text: embroideryText, needed_by: neededBy, ...rest } = body
      const requestNumber = `E${newOrderNumber().slice(0, 9)}`
      await store.keep(files, (names) =>
        inTransaction(db, async (tx) => {
          await tx
            .insert(equipmentRequests)
            .values({ ...rest, embroideryText, neededBy, requestNumber, userId: account?.id, artwork: names })
          const pieces = body.items.reduce((sum, item) => sum + item.qty, 0)
          const { email, name } = body
          await notifyStaff(tx, 'request', { number: requestNumber, name, email, pieces })
          await acknowledge(tx, {
            recipient: body.email,
            template: 'equipment-received',
            data: { username: body.name, number: requestNumber, pieces },
          })
        }),
      )
      return { success: true, message: 'Thank you. We will send you a quote.', request_number: requestNumber }
    },
    { perMinute: 5, files: artwork },
  )
}
