/** An account for tests and development; its password is public, so it must never exist in a live shop. */
export interface DemoUser {
  role: 'customer' | 'wholeseller'
  isVerified: boolean
  username: string
  email: string
  password: string
  /** Set for wholesalers: the business that applied. */
  business?: { name: string; type: string; taxId: string; city: string; state: string; zip: string; volume: string }
  /** Set for wholesalers that buy on invoice. */
  terms?: { netDays: number; creditLimitCents: number }
}

/** A customer, an approved wholesaler and one with a pending application. */
export const demoUsers = {
  customer: {
    role: 'customer',
    isVerified: true,
    username: 'Dana Rivera',
    email: 'dana@demo.example',
    password: 'corner-demo-customer',
  },
  wholesaler: {
    role: 'wholeseller',
    isVerified: true,
    username: 'Marcus Hale',
    email: 'marcus@demo.example',
    password: 'corner-demo-wholesale',
    business: {
      name: 'Southside Boxing Club',
      type: 'gym',
      taxId: '12-3456789',
      city: 'Philadelphia',
      state: 'PA',
      zip: '19147',
      volume: '1k_5k',
    },
    terms: { netDays: 30, creditLimitCents: 2_000_000 },
  },
  pendingWholesaler: {
    role: 'wholeseller',
    isVerified: false,
    username: 'Priya Shah',
    email: 'priya@demo.example',
    password: 'corner-demo-pending',
    business: {
      name: 'River Mat Jiu-Jitsu',
      type: 'school',
      taxId: '98-7654321',
      city: 'Columbus',
      state: 'OH',
      zip: '43215',
      volume: 'lt_1k',
    },
  },
} as const satisfies Record<string, DemoUser>
