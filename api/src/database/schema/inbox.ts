import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { references } from './constraints'
import { contactMessages } from './content'
import { authenticityReports } from './reports'

/** Answers of staff to a message or a report; each was mailed to its sender. */
export const inboxAnswers = pgTable(
  'inbox_answers',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    messageId: integer('message_id'),
    reportId: integer('report_id'),
    /** Who answered, as in the audit log. */
    actor: text().notNull(),
    text: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    references(table.messageId, contactMessages.id).onDelete('cascade'),
    references(table.reportId, authenticityReports.id).onDelete('cascade'),
    check('inbox_answers_subject_check', sql`(${table.messageId} IS NULL) <> (${table.reportId} IS NULL)`),
    index('inbox_answers_message')
      .on(table.messageId, table.id)
      .where(sql`${table.messageId} IS NOT NULL`),
    index('inbox_answers_report')
      .on(table.reportId, table.id)
      .where(sql`${table.reportId} IS NOT NULL`),
  ],
)
