import { totpCode } from '@shop/shared-api/staff'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { audit } from '../../admin/operation'
import type { Database } from '../../database/client'
import { staff } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { invalid } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { contentRepository } from '../content/content-repository'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes'
import { requireProof, requireStaff } from './require-staff'
import { serveForm } from './serve-form'
import type { StaffMember } from './staff-repository'
import { newTotp, sealTotp, stepOfCode } from './totp'

interface TotpRoutesOptions {
  db: Database
  secret: ServerSecret
}

const newTotpForm = z.strictObject({ secret: z.string().regex(/^[A-Z2-7]{32}$/), code: totpCode })

/** The calls by which staff begin and end the use of an authenticator app. */
export async function totpRoutes(app: FastifyInstance, { db, secret }: TotpRoutesOptions) {
  async function store(
    tx: Database,
    { id, email }: StaffMember,
    totp: Partial<typeof staff.$inferInsert>,
    after: string,
  ): Promise<void> {
    await tx.update(staff).set(totp).where(eq(staff.id, id))
    await audit(tx, email, 'staff.totp', email, { after })
  }

  serveForm(app, '/staff/totp/new', {
    summary: 'A secret for an authenticator app',
    body: z.strictObject({}),
    async run(_form, request) {
      const { email } = await requireStaff(db, request)
      const { title } = await contentRepository(db).settings()
      return newTotp(title, email)
    },
  })
  serveForm(app, '/staff/totp', {
    summary: 'Demands the codes of an authenticator app',
    body: newTotpForm,
    async run(form, request) {
      const member = await requireStaff(db, request)
      requireProof(member)
      const step = stepOfCode(form.secret, form.code)
      if (step === undefined) throw invalid([{ field: 'code', message: 'This code is not right.' }])
      return inTransaction(db, async (tx) => {
        const totp = { totpSecret: sealTotp(secret, form.secret), totpLastStep: step }
        await store(tx, member, totp, 'authenticator app')
        return {
          done: 'From now on, signing in takes a code of your authenticator app.',
          recovery_codes: await replaceRecoveryCodes(tx, member.id),
        }
      })
    },
  })
  serveForm(app, '/staff/totp/remove', {
    summary: 'Demands no codes any more',
    body: z.strictObject({}),
    async run(_form, request) {
      const member = await requireStaff(db, request)
      requireProof(member)
      await inTransaction(db, async (tx) => {
        await store(tx, member, { totpSecret: null, totpLastStep: null }, 'none')
        await deleteRecoveryCodes(tx, member.id)
      })
      return { done: 'Your authenticator app is not needed any more.' }
    },
  })
}
