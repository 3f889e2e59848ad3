import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { screen, within } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { signIn } from '../../testing/people'

beforeEach(() => signIn())

describe('store credit of the account', () => {
  test('shows the balance and its changes, with links to their orders', async () => {
    const at = '2026-11-27T10:00:00Z'
    const payment = { id: 2, kind: 'payment' as const, amount: -12.5, balance: 7.5, reason: null, at }
    const gift = { id: 1, kind: 'gift' as const, amount: 20, balance: 20, reason: 'A late parcel', at }
    const none = { order_id: null, order_number: null }
    const api = createFakeApi({
      'GET /payment-methods': () => ({ data: [] }),
      'GET /store-credit': () => ({
        data: {
          balance: 7.5,
          entries: [
            { ...payment, order_id: sampleId(1), order_number: '394KJ49KQY2P' },
            { ...gift, ...none },
          ],
        },
      }),
    })
    await openPage('/settings/payment-methods', api).heading('Payment')
    const section = within(screen.getByRole('region', { name: 'Store credit' }))
    expect(await section.findByText('$7.50', { selector: 'strong' })).toBeVisible()
    expect(section.getByText('−$12.50')).toBeVisible()
    expect(section.getByRole('link', { name: '394KJ49KQY2P' })).toHaveAttribute('href', `/order/${sampleId(1)}`)
    expect(section.getByText('+$20.00')).toBeVisible()
    expect(section.getByText(/A late parcel$/)).toBeVisible()
  })
})
