import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { mailOutbox } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { deviceOf } from '../../plugins/authentication'
import { serve } from '../../plugins/serve'
import { uploadStore } from '../../uploads/upload-store'
import { newPasswordHash, sessionFor, signUp } from '../auth/auth-service'
import { taxRateOf } from '../cart/tax-rate'
import { addApplication } from './application-repository'

const MEGABYTE = 1024 * 1024
/** The papers of an application. */
const documents = { field: 'document', min: 1, max: 3, maxBytes: 10 * MEGABYTE, kinds: ['pdf', 'jpg', 'png'] } as const

/** Applying for the wholesale program. */
export async function wholesaleRoutes(app: FastifyInstance, { db, dataDir }: { db: Database; dataDir: string }) {
  const store = uploadStore(dataDir, 'wholesale')

  serve(
    app,
    'POST /register-wholeseller',
    async ({ body, files, request }) => {
      await taxRateOf(db, body.state)
      const passwordHash = await newPasswordHash(body)
      const account = await store.keep(files, (names) =>
        inTransaction(db, async (tx) => {
          const user = await signUp(tx, body, passwordHash, {
            role: 'wholeseller',
            isVerified: false,
            phone: body.phone,
          })
          await addApplication(
            tx,
            {
              userId: user.id,
              businessName: body.business_name,
              businessType: body.business_type,
              taxId: body.tax_id,
              resaleNumber: body.resale_number,
              phone: body.phone,
              website: body.website,
              address: body.address,
              address2: body.address_2,
              city: body.city,
              state: body.state,
              zip: body.zip,
              monthlyVolume: body.monthly_volume,
              message: body.message,
            },
            files.map((file, index) => ({ file: names[index]!, mediaType: file.mediaType, bytes: file.bytes.length })),
          )
          await tx.insert(mailOutbox).values({
            recipient: user.email,
            template: 'wholesale-received',
            data: { username: user.username, business: body.business_name },
          })
          return user
        }),
      )
      return sessionFor(db, account, deviceOf(request))
    },
    { perMinute: 5, files: documents },
  )
}
