/** What `customers.show` answers. */
export interface CustomerAnswer {
  record: {
    /** Of the account; a guest's is the number of their newest order. */
    id: string
    email: string
    name: string
    phone: string | null
    account: 'customer' | 'wholeseller' | 'guest'
    verified: boolean | null
    email_confirmed: string | null
    locked: string | null
    since: string | null
    orders: number
    paid: string
    last_order: string | null
    /** Null for a guest. */
    store_credit: string | null
  }
  tables: {
    orders: { number: string; status: string; payment: string; total: string; as: string; placed: string }[]
    addresses: { name: string; address: string; phone: string }[]
    applications: { id: number; business: string; status: string; received: string }[]
    requests: { number: string; status: string; received: string }[]
    reviews: { id: number; product: string; rating: number; status: string; comment: string }[]
    messages: { id: number; status: string; received: string; message: string }[]
    store_credit: {
      at: string
      kind: string
      amount: string
      balance: string
      order: string | null
      reason: string | null
    }[]
    sessions: { device: string; since: string; last_used: string }[]
  }
}
