import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue'
import { inboxColumns, instant } from './columns'
import { descending, oneOfEnum, references } from './constraints'
import { authenticityReports } from './reports'

/** Messages from the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** Set for a question from a product's page. */
    productId: integer('product_id'),
    /** The answer on the product's page, once staff published it. */
    publishedAnswer: text('published_answer'),
    publishedAt: instant('published_at'),
    ...inboxColumns(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.productId, products.id).onDelete('cascade'),
    oneOfEnum(table.status),
    check(
      'contact_messages_published_check',
      sql`(${table.publishedAt} IS NULL) = (${table.publishedAnswer} IS NULL) AND (${table.publishedAt} IS NULL OR ${table.productId} IS NOT NULL)`,
    ),
    index('contact_messages_published')
      .on(table.productId, descending(table.publishedAt), descending(table.id))
      .where(sql`${table.publishedAt} IS NOT NULL`),
    index('contact_messages_email').on(table.email),
    index('contact_messages_status').on(table.status, table.id),
  ],
)

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
