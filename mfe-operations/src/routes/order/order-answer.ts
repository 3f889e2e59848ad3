/** What `orders.show` answers; amounts are formatted, times are UTC to the minute. */
export interface OrderAnswer {
  record: {
    number: string
    status: string
    payment: string
    fulfillment: string
    email: string
    account: string
    placed: string
    deliver_to: string
    bill_to: string
    shipment: string
    card: string | null
    po_number: string | null
    note: string | null
    cancel_reason: string | null
    subtotal: string
    discount: string
    delivery: string
    tax: string
    total: string
    /** State of its invoice, such as `part_paid`; null for an order by card. */
    invoice: string | null
    due: string | null
    /** Dollars, such as `20.50`. */
    paid: string | null
    open: string | null
  }
  tables: {
    items: OrderItem[]
    payments: InvoicePayment[]
    documents: OrderDocument[]
    steps: { at: string; status: string; note: string | null }[]
    parcels: OrderParcel[]
    on_the_way: { parcel: number; at: string; status: string; place: string | null; note: string | null }[]
  }
}

/** A line of an order. */
export interface OrderItem {
  sku: string
  title: string
  color: string | null
  size: string | null
  quantity: number
  each: string
  line: string
}

/** A parcel of an order. */
export interface OrderParcel {
  id: number
  carrier: string
  tracking: string
  status: string
  eta: string | null
}

/** An invoice or credit note of an order. */
export interface OrderDocument {
  number: string
  kind: 'invoice' | 'credit_note'
  issued: string
  total: string
}

/** A payment of an order's invoice, as staff recorded it. */
export interface InvoicePayment {
  id: number
  amount: string
  date: string
  reference: string
  by: string
  /** Why it counts no more; null while it does. */
  void: string | null
}
