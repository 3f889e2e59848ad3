import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OpenInvoice } from '@shop/shared-api'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { applicationOf, quotedRequest } from '../../testing/applications'
import { openPage, signInWholesaler } from '../../testing/open-page'

const invoice: OpenInvoice = {
  order_id: sampleId(1),
  order_number: 'ORDER0000BAR',
  number: 'INV-000042',
  po_number: 'PO-7',
  state: 'overdue',
  due_on: '2026-11-02',
  open: 312.5,
}
const empty: Handlers = {
  ...applicationOf('approved'),
  'GET /open-invoices': () => ({ data: [] }),
  'GET /equipment-requests': () => ({ data: [] }),
  'GET /reorder-lists': () => ({ data: [] }),
  'GET /rosters': () => ({ data: [] }),
}
const list = {
  id: sampleId(3),
  title: 'Monthly',
  lines: [{ sku: 'BLT-1', qty: 4 }],
  created_at: '2026-11-01T12:00:00Z',
}
const match = {
  sku: 'BLT-1',
  product_id: 7,
  product_variation_id: 1,
  title: 'Rank belt',
  size: 'A1',
  color: 'White',
  image: '',
  available: 90,
  discount_price: 20,
  discount_sale_price: null,
}
const section = (name: string) => screen.findByRole('region', { name })

beforeEach(() => localStorage.clear())

describe('wholesale desk', () => {
  test('links every tool, and the price list as files', async () => {
    signInWholesaler({ isVerified: true })
    openPage('/wholesaler/desk', empty)
    const links = {
      'Start a quick order': '/wholesaler/order',
      'Start a roster': '/wholesaler/rosters',
      'Request a quote': '/wholesaler/equipment',
      'Download CSV': '/api/price-list?format=csv',
      'Download PDF': '/api/price-list?format=pdf',
    }
    for (const [name, href] of Object.entries(links)) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    }
    expect(screen.getByText('No open invoices.')).toBeVisible()
    expect(screen.getByText(/^Orders are paid by card/)).toBeVisible()
  })

  test('shows open invoices with what is left to pay, and quotes that wait for a decision first', async () => {
    signInWholesaler({ isVerified: true })
    const received = { ...quotedRequest, request_number: 'E222222222', status: 'received' as const, quote: null }
    openPage('/wholesaler/desk', {
      ...empty,
      'GET /open-invoices': () => ({ data: [invoice] }),
      'GET /equipment-requests': () => ({ data: [received, quotedRequest] }),
    })
    const invoices = within(await section('Invoices due'))
    expect(await invoices.findByRole('link', { name: 'Order ORDER0000BAR' })).toHaveAttribute(
      'href',
      `/order/${sampleId(1)}`,
    )
    expect(invoices.getByRole('link', { name: 'INV-000042 (PDF)' })).toHaveAttribute(
      'href',
      `/api/get-orders/${sampleId(1)}/documents/INV-000042`,
    )
    expect(invoices.getByRole('listitem')).toHaveTextContent(/PO PO-7, due Nov 2, 2026.*Overdue\$312.50/)
    const requests = within(await section('Quotes and custom requests'))
    const rows = (await requests.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).toEqual(['BeltsE111111111Quote ready$240.50', 'BeltsE222222222Received'])
  })

  test('opens the quick order with the lines of a reorder list', async () => {
    signInWholesaler({ isVerified: true })
    const router = openPage('/wholesaler/desk', {
      ...empty,
      'GET /reorder-lists': () => ({ data: [list] }),
      'POST /find-skus': () => ({ data: [match] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Reorder Monthly' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/wholesaler/order'))
    expect(await screen.findByText('4 items')).toBeVisible()
  })

  test('lets one part fail without the others', async () => {
    signInWholesaler({ isVerified: true })
    openPage('/wholesaler/desk', { ...empty, 'GET /open-invoices': () => errorResponse(503, 'unavailable', 'Later.') })
    expect(await within(await section('Invoices due')).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Start a roster' })).toBeVisible()
  })

  test('shows a company without approval the way to its application, and no terms', async () => {
    signInWholesaler({ isVerified: false })
    openPage('/wholesaler/desk', applicationOf('pending'))
    expect(await screen.findByRole('link', { name: 'View application status' })).toHaveAttribute(
      'href',
      '/wholesaler/status',
    )
    expect(screen.queryByText('Price list')).toBeNull()
  })
})
