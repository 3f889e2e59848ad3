import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { authenticityReports, contactMessages, ratings } from '../../database/schema'
import { operation } from '../operation'
import { entryOperations } from './entry-operations'
import { questionOperations } from './question-operations'

/** What visitors sent: messages and authenticity reports, and how much of the inbox waits. */
export const inboxOperations = {
  ...entryOperations('messages'),
  ...entryOperations('reports'),
  ...questionOperations,

  /** New messages and reports, and reviews that wait for a decision. */
  'inbox.counts': operation(z.strictObject({}), async ({ db }) => {
    const [messages, reports, reviews] = await Promise.all([
      db.$count(contactMessages, eq(contactMessages.status, 'new')),
      db.$count(authenticityReports, eq(authenticityReports.status, 'new')),
      db.$count(ratings, eq(ratings.status, 'pending')),
    ])
    return { record: { messages, reports, reviews } }
  }),
}
