import { timingSafeEqual } from 'node:crypto'
import type { setupForm } from '@shop/shared-api/staff'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { hasStaff, initShop } from '../../admin/setup/init-shop'
import { hasDemoData } from '../../admin/setup/remove-demo-data'
import { audit } from '../../admin/operation'
import type { Database } from '../../database/client'
import { staff, staffInvitations } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import type { Client } from '../auth/client'
import { newPasswordHash } from '../auth/new-password'
import { openStaffSession } from './staff-repository'

const tokenOf = (secret: ServerSecret) => secret.mac('setup of the shop', 'first owner')

/** The token of the link that sets up a shop; undefined once someone joined the staff. */
export const setupToken = async (db: Database, secret: ServerSecret): Promise<string | undefined> =>
  (await hasStaff(db)) ? undefined : tokenOf(secret).toString('base64url')

/** Sets up a shop without staff for anyone who has the link, which works once: its use makes the first owner. */
export function setupService(db: Database, secret: ServerSecret) {
  /** Throws 404 for a wrong token, and for each once there is staff. */
  async function requireToken(token: string): Promise<void> {
    const isRight = timingSafeEqual(tokenOf(secret), Buffer.from(token, 'base64url'))
    if (!isRight || (await hasStaff(db))) throw setupIsOver()
  }

  return {
    /** What the setup would remove; 404 when it is over. */
    async find(token: string) {
      await requireToken(token)
      return { has_demo: await hasDemoData(db) }
    },

    /** Sets up the shop, makes the first owner and opens a session. */
    async begin(form: z.output<typeof setupForm>, client: Client): Promise<string> {
      const { token, owner_name: name, owner_email: email, password, ...values } = form
      await requireToken(token)
      const passwordHash = await newPasswordHash(db, { username: name, email, password })
      return inTransaction(db, async (tx) => {
        await initShop(tx, email, { values, removeDemo: true })
        await tx.delete(staffInvitations).where(eq(staffInvitations.role, 'owner'))
        const owner = { email, name, role: 'owner' as const, passwordHash }
        const [member] = await tx.insert(staff).values(owner).returning({ id: staff.id })
        await audit(tx, email, 'staff.accept', email, { role: 'owner', invitedBy: 'the setup link' })
        return openStaffSession(tx, member!.id, client.deviceName)
      })
    },
  }
}

const setupIsOver = () =>
  new Failure(404, 'not_found', 'This link is over, since the shop has an owner, or it is not complete.')
