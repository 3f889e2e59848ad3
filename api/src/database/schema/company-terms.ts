import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { instant } from './columns'
import { references } from './constraints'

/** What staff agreed with a company, by its account; a company without a row may not buy on invoice and pays tax. */
export const companyTerms = pgTable(
  'company_terms',
  {
    userId: uuid('user_id').primaryKey(),
    /** Days from the order until its invoice is due; 0 if the company may not buy on invoice. */
    netDays: smallint('net_days').notNull().default(0),
    /** The most that its open invoices may add up to; 0 if the company may not buy on invoice. */
    creditLimitCents: integer('credit_limit_cents').notNull().default(0),
    isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
    certificateNumber: text('certificate_number'),
    /** The last day on which the certificate is valid; null for one without an end. */
    certificateExpiresOn: date('certificate_expires_on'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    check('company_terms_credit_limit_cents_check', sql`${table.creditLimitCents} >= 0`),
    check('company_terms_net_days_check', sql`${table.netDays} BETWEEN 0 AND 365`),
    check('company_terms_certificate_check', sql`NOT ${table.isTaxExempt} OR ${table.certificateNumber} IS NOT NULL`),
  ],
)
