import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, signInWholesaler } from '../../testing/open-page'

const quoted = {
  request_number: 'E111111111',
  status: 'quoted',
  category: 'Belts',
  items: [{ size: 'A2', color: 'As designed', qty: 12 }],
  design: 'product=belt',
  needed_by: null,
  artwork: 0,
  quote: 240.5,
  quote_note: 'Six weeks.',
  created_at: '2026-11-01T12:00:00Z',
  steps: [],
}

describe('requests page', () => {
  test('shows a quote with its design and approves its amount', async () => {
    signInWholesaler({ isVerified: true })
    let sent: unknown
    openPage('/wholesaler/requests', {
      'GET /equipment-requests': () => ({ data: [quoted] }),
      'POST /equipment-requests/E111111111/approve': (body) => {
        sent = body
        return { data: { ...quoted, status: 'approved' } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Approve $240.50' }))
    expect(await screen.findByText('Approved')).toBeVisible()
    expect(await screen.findByText('Quote for E111111111 approved')).toBeVisible()
    expect(sent).toEqual({ quote: 240.5 })
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'View design' })).toHaveAttribute('href', '/model?product=belt')
  })
})
