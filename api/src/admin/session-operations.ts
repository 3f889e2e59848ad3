import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { sessions, users } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'

const email = z.string().trim().toLowerCase().pipe(z.email('Invalid email address'))

/** Ends the sessions of one account or of all accounts, such as after a stolen device or a leaked database. */
export const sessionOperations = {
  'sessions.end': operation(z.strictObject({ email }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, input.email))
      if (!user) throw new Failure(404, 'not_found', `There is no account with the email ${input.email}.`)
      const ended = await tx.delete(sessions).where(eq(sessions.userId, user.id)).returning({ id: sessions.id })
      await audit(tx, actor, 'sessions.end', input.email, { ended: ended.length })
      return {
        done: `${input.email} is logged out everywhere (sessions ended: ${ended.length}).`,
        detail: { ended: ended.length },
      }
    }),
  ),

  'sessions.end-all': operation(z.strictObject({}), ({ db, actor }) =>
    inTransaction(db, async (tx) => {
      const ended = await tx.delete(sessions).returning({ id: sessions.id })
      await audit(tx, actor, 'sessions.end-all', 'all accounts', { ended: ended.length })
      return {
        done: `Every account is logged out everywhere (sessions ended: ${ended.length}).`,
        detail: { ended: ended.length },
      }
    }),
  ),
}
