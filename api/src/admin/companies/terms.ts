import { formatUsd, toDollars } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { companyTerms } from '../../database/schema'

/** The most days and credit that staff can agree, which the columns hold. */
const MAX_NET_DAYS = 365
const MAX_CREDIT = 10_000_000

/** Terms as staff read and set them; amounts in dollars. */
export const termFacts = z.strictObject({
  net_days: z.int().min(0).max(MAX_NET_DAYS),
  credit_limit: z.number().min(0).max(MAX_CREDIT).multipleOf(0.01, 'An amount has at most two decimals'),
  tax_exempt: z.boolean(),
  certificate_number: z.string().trim().min(1).max(60).nullable(),
  certificate_expires: z.iso.date().nullable(),
})

/** See `termFacts`. */
export type TermFacts = z.output<typeof termFacts>

/** Names of the terms. */
export const termNames = termFacts.keyof().options

/** The terms of a company that has none: it pays by card, with tax. */
const noTerms: TermFacts = {
  net_days: 0,
  credit_limit: 0,
  tax_exempt: false,
  certificate_number: null,
  certificate_expires: null,
}

/** A row as staff read it. */
export const factsOf = (row: typeof companyTerms.$inferSelect): TermFacts => ({
  net_days: row.netDays,
  credit_limit: toDollars(row.creditLimitCents),
  tax_exempt: row.isTaxExempt,
  certificate_number: row.certificateNumber,
  certificate_expires: row.certificateExpiresOn,
})

/** The terms of an account. */
export async function readTerms(db: Database, userId: string): Promise<TermFacts> {
  const [row] = await db.select().from(companyTerms).where(eq(companyTerms.userId, userId))
  return row ? factsOf(row) : noTerms
}

const labels: { [Name in keyof TermFacts]: (value: TermFacts[Name]) => string } = {
  net_days: (days) => (days === 0 ? 'no invoices' : `net ${days} days`),
  credit_limit: (limit) => `credit limit ${formatUsd(Math.round(limit * 100))}`,
  tax_exempt: (isExempt) => (isExempt ? 'tax exempt' : 'pays sales tax'),
  certificate_number: (number) => (number ? `certificate ${number}` : 'no certificate'),
  certificate_expires: (day) => (day ? `certificate valid through ${day}` : 'certificate without an end'),
}

const format = <Name extends keyof TermFacts>(facts: TermFacts, name: Name) => labels[name](facts[name])

/** What differs between two states of the terms, such as `net 30 days (was no invoices)`. */
export const describeChange = (before: TermFacts, after: TermFacts): string =>
  termNames
    .filter((name) => before[name] !== after[name])
    .map((name) => `${format(after, name)} (was ${format(before, name)})`)
    .join('; ')

/** All terms in one line. */
export const describeTerms = (facts: TermFacts): string => termNames.map((name) => format(facts, name)).join(', ')
