import { formatUsd } from '@shop/shared-api/money'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { companyTerms } from '../../database/schema'
import { invalid } from '../../failure'
import type { Account } from '../auth/session-repository'
import { offersInvoice, shopToday, sumOpenInvoices } from '../wholesale/company-terms'

const refuse = (message: string) => invalid([{ field: 'po_number', message }])

/** The refusal of a purchase order by an account without terms for it. */
export const invoiceNotOffered = () => refuse('Your account cannot buy on invoice. Please choose another way to pay.')

/**
 * Returns the day on which an order on invoice is due, or throws 422 if the company's credit doesn't cover it. Locks the
 * company's terms until the end of the transaction, so that orders placed at once are counted one after the other.
 */
export async function grantCredit(tx: Database, { id }: Account, totalCents: number): Promise<string> {
  const [terms] = await tx
    .select({
      netDays: companyTerms.netDays,
      creditLimitCents: companyTerms.creditLimitCents,
      dueOn: sql<string>`(${shopToday} + ${companyTerms.netDays})::text`,
    })
    .from(companyTerms)
    .where(eq(companyTerms.userId, id))
    .for('update', { of: companyTerms })
  if (!terms || !offersInvoice(terms)) throw invoiceNotOffered()
  // A separate statement: it sees the orders that were placed while this one waited for the lock.
  const open = await sumOpenInvoices(tx, id)
  const left = Math.max(0, terms.creditLimitCents - open)
  if (totalCents > left) {
    throw refuse(
      `This order of ${formatUsd(totalCents)} is more than the ${formatUsd(left)} left of your credit of ` +
        `${formatUsd(terms.creditLimitCents)}. Please pay open invoices first, or pay this order by card.`,
    )
  }
  return terms.dueOn
}
