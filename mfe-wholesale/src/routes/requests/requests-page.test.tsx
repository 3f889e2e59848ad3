import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { quotedRequest } from '../../testing/applications'
import { openPage, signInWholesaler } from '../../testing/open-page'

describe('requests page', () => {
  test('shows a quote with its design and approves its amount', async () => {
    signInWholesaler({ isVerified: true })
    let sent: unknown
    const router = openPage('/wholesaler/requests', {
      'GET /equipment-requests': () => ({ data: [quotedRequest] }),
      'POST /equipment-requests/:number/approve': ({ body }) => {
        sent = body
        return { data: { ...quotedRequest, status: 'approved' } }
      },
    })
    expect(await screen.findByRole('link', { name: 'View design' })).toHaveAttribute('href', '/model?product=belt')
    await userEvent.click(screen.getByRole('button', { name: 'Approve $240.50' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this quote?' }))
    expect(dialog.getByText(/lead time 6 weeks/)).toBeVisible()
    expect(sent).toBeUndefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, approve $240.50' }))
    expect(await screen.findByRole('heading', { name: 'Order your quote' })).toBeVisible()
    expect(await screen.findByText('Quote for E111111111 approved')).toBeVisible()
    expect(sent).toEqual({ quote: 240.5 })
    expect(router.state.location.pathname).toBe('/wholesaler/requests/E111111111/order')
  })

  test('declines a quote with a reason', async () => {
    signInWholesaler({ isVerified: true })
    let sent: unknown
    openPage('/wholesaler/requests', {
      'GET /equipment-requests': () => ({ data: [quotedRequest] }),
      'POST /equipment-requests/:number/decline': ({ body }) => {
        sent = body
        return { data: { ...quotedRequest, status: 'declined' } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this quote?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline quote' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Why/)).toBeInvalid())
    await userEvent.type(dialog.getByLabelText(/^Why/), 'Too late for us')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline quote' }))
    expect(await screen.findByText('Declined')).toBeVisible()
    expect(sent).toEqual({ reason: 'Too late for us' })
  })

  test('proposes another price, and refuses one that is no amount', async () => {
    signInWholesaler({ isVerified: true })
    let sent: unknown
    openPage('/wholesaler/requests', {
      'GET /equipment-requests': () => ({ data: [quotedRequest] }),
      'POST /equipment-requests/:number/counter-offer': ({ body }) => {
        sent = body
        const counter_offer = { price: 1200.5, note: 'We collect it' }
        return { data: { ...quotedRequest, status: 'countered', counter_offer } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Propose other terms' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose other terms' }))
    await userEvent.type(dialog.getByLabelText(/^What should change/), 'We collect it')
    await userEvent.type(dialog.getByLabelText(/^Your price/), 'cheap')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Your price/)).toBeInvalid())
    await userEvent.clear(dialog.getByLabelText(/^Your price/))
    await userEvent.type(dialog.getByLabelText(/^Your price/), '$1,200.50')
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    expect(await screen.findByText('Counter-offer sent')).toBeVisible()
    expect(sent).toEqual({ price: 1200.5, note: 'We collect it' })
    expect(screen.getByText(/^You proposed \$1,200.50: We collect it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })

  test.each([
    [null, 'Order and pay', '/wholesaler/requests/E111111111/order'],
    [{ id: sampleId(1), order_number: 'ORDER0000BAR' }, 'View order ORDER0000BAR', `/order/${sampleId(1)}`],
  ])('links an approved quote to its order: %j', async (order, name, href) => {
    signInWholesaler({ isVerified: true })
    const request = { ...quotedRequest, status: 'approved' as const, order }
    openPage('/wholesaler/requests', { 'GET /equipment-requests': () => ({ data: [request] }) })
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.queryAllByRole('link', { name: 'Order and pay' })).toHaveLength(order ? 0 : 1)
  })

  test('offers no approval of an expired quote, but to ask for a new one', async () => {
    signInWholesaler({ isVerified: true })
    const expired = { ...quotedRequest, is_expired: true }
    openPage('/wholesaler/requests', { 'GET /equipment-requests': () => ({ data: [expired] }) })
    expect(await screen.findByText('Expired on Jan 15, 2027')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ask for a new quote' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })
})
