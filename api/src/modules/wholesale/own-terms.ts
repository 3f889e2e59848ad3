import type { OwnTerms } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { companyTerms } from '../../database/schema'
import type { Account } from '../auth/session-repository'
import { isTaxExempt, isWholesale } from '../cart/cart-service'
import { offersInvoice, sumOpenInvoices } from './company-terms'

/** An account's own terms with what is left of its credit; invoices end with the approval, like all wholesale benefits. */
export async function readOwnTerms(db: Database, account: Account): Promise<OwnTerms> {
  const [[terms], open] = await Promise.all([
    db.select().from(companyTerms).where(eq(companyTerms.userId, account.id)),
    sumOpenInvoices(db, account.id),
  ])
  const isOffered = isWholesale(account) && terms !== undefined && offersInvoice(terms)
  const limit = isOffered ? terms.creditLimitCents : 0
  return {
    invoice_offered: isOffered,
    net_days: isOffered ? terms.netDays : 0,
    credit_limit: toDollars(limit),
    open_invoices: toDollars(open),
    credit_left: toDollars(Math.max(0, limit - open)),
    tax_exempt: isTaxExempt(account),
  }
}
