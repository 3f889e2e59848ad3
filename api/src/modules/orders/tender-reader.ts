import type { Database } from '../../database/client'
import { invalid, notFound } from '../../failure'
import type { Account } from '../auth/session-repository'
import { isWholesale } from '../cart/cart-service'
import { paymentMethodRepository } from '../payments/payment-method-repository'
import type { PaymentProvider } from '../payments/provider'
import { invoiceNotOffered } from './grant-credit'
import { creditTender } from './paid-by-credit'
import type { OrderRequest, Tender } from './place-order'

const creditOnInvoice = () =>
  invalid([{ field: 'store_credit', message: 'Store credit cannot be used for an order on invoice.' }])

/** Reads what an order is paid with: a saved card, a new one, store credit alone, or nothing yet on a
 * company's purchase order. */
export function tenderReader(db: Database, payments: PaymentProvider) {
  const cards = paymentMethodRepository(db)
  return async (form: OrderRequest, account: Account | null): Promise<Tender> => {
    if (form.payment_method_id) {
      const saved = account && (await cards.find(account.id, form.payment_method_id))
      if (!saved) throw notFound()
      if (saved.provider !== payments.name) {
        throw invalid([
          { field: 'payment_method_id', message: 'This card was saved with another provider. Please enter it again.' },
        ])
      }
      return { provider: saved.provider, reference: saved.providerReference, brand: saved.brand, last4: saved.last4 }
    }
    if (form.payment_token) {
      const { reference, brand, last4 } = await payments.readCard(form.payment_token)
      return { provider: payments.name, reference, brand, last4 }
    }
    if (isWholesale(account) && form.po_number) {
      if (form.store_credit > 0) throw creditOnInvoice()
      return null
    }
    if (form.po_number) throw invoiceNotOffered()
    if (form.store_credit > 0) return creditTender
    throw invalid([{ field: 'payment_token', message: 'Please choose how to pay.' }])
  }
}
