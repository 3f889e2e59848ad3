import { toCents } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { companyTerms, wholesaleApplications } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { id } from '../list-fields'
import { audit, operation } from '../operation'
import { describeChange, describeTerms, factsOf, termFacts, termNames, type TermFacts } from './terms'

const some = termFacts.partial()

/** Changes what is agreed with companies. */
export const companyTermsOperations = {
  /** Compare-and-set: refused if the terms differ from what is expected of them. They apply from the next request on. */
  'companies.set-terms': operation(
    some
      .extend({ id, expect: some.default({}) })
      .refine((input) => termNames.some((name) => input[name] !== undefined), {
        message: 'specify what to change, as in --net-days 30',
      }),
    ({ db, actor }, { id, expect, ...changes }) =>
      inTransaction(db, async (tx) => {
        const { userId, business } = await findCompany(tx, id)
        const before = await lockTerms(tx, userId)
        refuseOthers(business, before, expect)
        const after: TermFacts = { ...before, ...withoutUndefined(changes) }
        refuseIncomplete(after)
        const change = describeChange(before, after)
        if (!change) return { done: 'Nothing was changed.' }
        await tx
          .update(companyTerms)
          .set({
            netDays: after.net_days,
            creditLimitCents: toCents(after.credit_limit),
            isTaxExempt: after.tax_exempt,
            certificateNumber: after.certificate_number,
            certificateExpiresOn: after.certificate_expires,
            updatedAt: new Date(),
          })
          .where(eq(companyTerms.userId, userId))
        await audit(tx, actor, 'companies.set-terms', String(id), { business, before, after })
        return { done: `${business}: ${change}.`, detail: { id, before, after } }
      }),
  ),
}

const withoutUndefined = (changes: Partial<TermFacts>) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<TermFacts>

async function findCompany(tx: Database, number: number) {
  const [company] = await tx
    .select({ userId: wholesaleApplications.userId, business: wholesaleApplications.businessName })
    .from(wholesaleApplications)
    .where(eq(wholesaleApplications.id, number))
  if (company) return company
  const hint = 'Run "applications list --status all" to see all of them.'
  throw new Failure(404, 'not_found', `There is no company with application ${number}. ${hint}`)
}

/** Inserts the row first, so that two first changes at once wait for each other. */
async function lockTerms(tx: Database, userId: string): Promise<TermFacts> {
  await tx.insert(companyTerms).values({ userId }).onConflictDoNothing()
  const [row] = await tx.select().from(companyTerms).where(eq(companyTerms.userId, userId)).for('update')
  return factsOf(row!)
}

function refuseOthers(business: string, now: TermFacts, expected: Partial<TermFacts>) {
  const isOther = termNames.some((name) => expected[name] !== undefined && expected[name] !== now[name])
  if (!isOther) return
  const message = `Someone changed the terms of ${business} in the meantime: ${describeTerms(now)}. Check them and try again.`
  throw new Failure(409, 'conflict', message, { extra: { current: now } })
}

function refuseIncomplete({ net_days, credit_limit, tax_exempt, certificate_number }: TermFacts) {
  if (tax_exempt && certificate_number === null) {
    const message = 'Enter the number of the certificate that exempts the company from sales tax.'
    throw invalid([{ field: 'certificate_number', message }])
  }
  if (net_days > 0 && credit_limit === 0)
    throw invalid([{ field: 'credit_limit', message: 'Buying on invoice needs a credit limit above $0.' }])
  if (net_days === 0 && credit_limit > 0)
    throw invalid([{ field: 'net_days', message: 'A credit limit needs the days until an invoice is due.' }])
}
