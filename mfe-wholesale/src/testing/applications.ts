import type { EquipmentStatus, OwnTerms, WholesaleApplication } from '@shop/shared-api'
import type { Handlers } from '@shop/shared-api/testing/fake-api'

/** The status of an application. */
export type ApplicationStatus = WholesaleApplication['status']

/** The terms of a company that pays by card. */
export const noTerms: OwnTerms = {
  invoice_offered: false,
  net_days: 0,
  credit_limit: 0,
  open_invoices: 0,
  credit_left: 0,
  tax_exempt: false,
}

/** A fake API that knows the application of Kai Gym. */
export const applicationOf = (status: ApplicationStatus, reason: string | null = null): Handlers => ({
  'GET /wholesale-application': () => ({
    data: {
      status,
      business_name: 'Kai Gym',
      reason,
      received_at: '2026-11-01T12:00:00Z',
      decided_at: status === 'pending' ? null : '2026-11-02T12:00:00Z',
    },
  }),
  'GET /company-terms': () => ({ data: noTerms }),
})

/** A request for twelve belts with its quote. */
export const quotedRequest: EquipmentStatus = {
  request_number: 'E111111111',
  status: 'quoted',
  category: 'Belts',
  items: [{ size: 'A2', color: 'As designed', qty: 12 }],
  design: 'product=belt',
  needed_by: null,
  artwork: 0,
  quote: 240.5,
  quote_note: 'Six weeks.',
  lead_time: '6 weeks',
  quote_expires_on: '2027-01-15',
  is_expired: false,
  counter_offer: null,
  order: null,
  created_at: '2026-11-01T12:00:00Z',
  steps: [],
}
