import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { quotedRequest } from '../../testing/applications'
import { openPage, signInWholesaler } from '../../testing/open-page'

describe('requests page', () => {
  test('shows a quote with its design and approves its amount', async () => {
    signInWholesaler({ isVerified: true })
    let sent: unknown
    openPage('/wholesaler/requests', {
      'GET /equipment-requests': () => ({ data: [quotedRequest] }),
      'POST /equipment-requests/:number/approve': ({ body }) => {
        sent = body
        return { data: { ...quotedRequest, status: 'approved' } }
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
