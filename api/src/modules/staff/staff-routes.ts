import type { FastifyInstance } from 'fastify'
import { jsonOperations, maxInputBytes } from '../../admin/operation-files'
import { operations, runOperation } from '../../admin/operations'
import { requirePermission } from '../../admin/permissions'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import type { OriginalStore } from '../media/original-store'
import type { PaymentProvider } from '../payments/provider'
import { mailPreviewRoute } from './mail-preview-route'
import { passkeyRoutes } from './passkey-routes'
import { requireStaff } from './require-staff'
import { securityRoutes } from './security-routes'
import { staffFileRoutes } from './staff-file-routes'
import { staffSessionRoutes } from './staff-session-routes'
import { totpRoutes } from './totp-routes'
import { visitorFileRoute } from './visitor-file-route'

interface StaffRoutesOptions {
  db: Database
  dataDir: string
  originals: OriginalStore
  secret: ServerSecret
  payments: PaymentProvider
  /** Origin of the merchant's console. */
  operationsUrl: string
}

/** The calls of the merchant's console: sessions of staff, and the operations of the command, by role. */
export async function staffRoutes(app: FastifyInstance, options: StaffRoutesOptions) {
  const { db, dataDir, originals, secret, payments, operationsUrl } = options
  const resources = { db, dataDir, originals, payments, operationsUrl }
  const { origin } = new URL(operationsUrl)

  // Browsers set these headers, and no script can: other origins, those on the same host included, act with no session.
  app.addHook('onRequest', async ({ headers }) => {
    const isForeign = headers.origin !== undefined && headers.origin !== origin
    const site = headers['sec-fetch-site']
    if (isForeign || (site !== undefined && site !== 'same-origin'))
      throw new Failure(403, 'forbidden', `Calls of staff come from ${origin} alone.`)
  })

  for (const name of jsonOperations) {
    const url = `/staff/operations/${name}`
    app.post(
      url,
      {
        bodyLimit: maxInputBytes(name),
        schema: {
          operationId: `POST ${url}`,
          summary: `The operation ${name} of npm run admin`,
          tags: ['staff'],
          body: operations[name].input,
        },
        // The operation validates its input itself, after the caller.
        validatorCompiler: () => (input: unknown) => ({ value: input }),
      },
      async (request) => {
        const member = await requireStaff(db, request)
        requirePermission(name, member)
        return runOperation({ ...resources, linksFiles: true, actor: member.email }, name, request.body ?? {})
      },
    )
  }
  await app.register(staffSessionRoutes, { db, secret })
  await app.register(totpRoutes, { db, secret })
  await app.register(passkeyRoutes, { db, origin })
  await app.register(securityRoutes, { db })
  await app.register(staffFileRoutes, resources)
  await app.register(visitorFileRoute, { db, dataDir })
  await app.register(mailPreviewRoute, { db })
}
