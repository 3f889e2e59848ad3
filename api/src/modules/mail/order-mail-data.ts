import type { Order } from '@shop/shared-api/contract'

/** An order with the address that opens it; an anonymized one has none. */
export interface OrderMailData {
  order: Order
  link: string | undefined
  /** What the event of the mail stored, such as the refund that it is about. */
  about?: { refundId?: string; returnId?: number; note?: string; tracking?: string }
}
