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
    /** Dollars, such as `9.00`, that the customer no longer pays, and that can still be given back. */
    refunded: string
    left: string
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
    refunds: OrderRefund[]
    notes: OrderNote[]
    /** One line: the shipping address. */
    address: OrderAddress[]
    steps: { at: string; status: string; note: string | null }[]
    parcels: OrderParcel[]
    parcel_items: ParcelItem[]
    on_the_way: { parcel: number; at: string; status: string; place: string | null; note: string | null }[]
  }
}

/** A line of an order. */
export interface OrderItem {
  id: number
  sku: string
  title: string
  color: string | null
  size: string | null
  quantity: number
  /** Of a team's roster, with their numbers. */
  names: string | null
  canceled: number
  /** How many are in parcels. */
  packed: number
  each: string
  line: string
}

/** Pieces in a parcel. */
export interface ParcelItem {
  parcel: number
  sku: string
  title: string
  color: string | null
  size: string | null
  quantity: number
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

/** A note of staff, which customers never see. */
export interface OrderNote {
  id: number
  at: string
  by: string
  text: string
}

/** A shipping address. */
export interface OrderAddress {
  first_name: string
  last_name: string
  phone: string
  address: string
  address_2: string | null
  city: string
  state: string
  zip: string
}

/** A refund of an order. */
export interface OrderRefund {
  at: string
  amount: string
  /** What of it was paid already; the rest lowers the invoice. */
  paid_back: string
  method: 'card' | 'transfer' | 'store_credit'
  reason: string
  by: string
  /** When the payment provider accepted it; null until then. */
  sent: string | null
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
