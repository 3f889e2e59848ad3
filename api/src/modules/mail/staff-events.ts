import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, settings } from '../../database/schema'

/** What staff can be mailed about, with the setting that says whom; the trigger variants_low_stock does `stock`. */
const recipients = {
  order: settings.notifyOrder,
  application: settings.notifyApplication,
  request: settings.notifyRequest,
  message: settings.notifyMessage,
  mail: settings.notifyMail,
} as const

/** An event that staff can be mailed about. */
export type StaffEvent = keyof typeof recipients

/**
 * Queues a mail to everyone that the shop's settings name for this event, in one statement. Call it within the event's
 * transaction, so that each event is mailed once; a mail that waits for something is due at `dueAt`.
 */
export async function notifyStaff(
  tx: Database,
  event: StaffEvent,
  data: Record<string, unknown>,
  dueAt: SQL = sql`now()`,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${mailOutbox} (recipient, template, data, next_try_at)
    SELECT trim(address), ${`staff-${event}`}, ${JSON.stringify(data)}::jsonb, ${dueAt}
    FROM ${settings}, unnest(string_to_array(${recipients[event]}, ',')) address WHERE trim(address) <> ''`)
}
