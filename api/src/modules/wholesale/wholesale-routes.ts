import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { mailOutbox } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { serve } from '../../plugins/serve'
import { uploadStore } from '../../uploads/upload-store'
import { startSession } from '../auth/auth-service'
import { getClient } from '../auth/client'
import { rememberDevice } from '../auth/known-devices'
import { newPasswordHash } from '../auth/new-password'
import { limitTakenEmails, signUp } from '../auth/sign-up'
import { notifyStaff } from '../mail/staff-events'
import { findDestination } from '../cart/destination'
import { addApplication } from './application-repository'

const MEGABYTE = 1024 * 1024
/** The documents of an application. */
const documents = { field: 'document', min: 1, max: 3, maxBytes: 10 * MEGABYTE, kinds: ['pdf', 'jpg', 'png'] } as const

/** Applications for the wholesale program. */
export async function wholesaleRoutes(app: FastifyInstance, { db, dataDir }: { db: Database; dataDir: string }) {
  const store = uploadStore(dataDir, 'wholesale')

  serve(
    app,
    'POST /register-wholeseller',
    async ({ body, files, request, reply }) => {
      await findDestination(db, body.state)
      const client = getClient(request)
      const passwordHash = await newPasswordHash(db, body)
      const apply = (names: string[]) =>
        inTransaction(db, async (tx) => {
          const user = await signUp(tx, {
            username: body.username,
            email: body.email,
            passwordHash,
            role: 'wholeseller',
            isVerified: false,
            phone: body.phone,
          })
          const id = await addApplication(
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
          const applicant = { id, business: body.business_name, name: user.username, email: user.email }
          await notifyStaff(tx, 'application', applicant)
          return user
        })
      const account = await limitTakenEmails(db, client, () => store.keep(files, apply))
      client.record('user_created', { accountId: account.id })
      await rememberDevice(db, request, reply, account.id)
      return startSession(db, account, client.deviceName)
    },
    { perMinute: 5, files: documents },
  )
}
