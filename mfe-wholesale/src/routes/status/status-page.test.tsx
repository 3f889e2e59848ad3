import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import { applicationOf, type ApplicationStatus } from '../../testing/applications'
import { openPage, signInWholesaler } from '../../testing/open-page'

describe('application status page', () => {
  test.each<[ApplicationStatus, string | null, string]>([
    ['pending', null, 'We’ve received the application for Kai Gym'],
    ['approved', null, 'Kai Gym is approved'],
    ['declined', 'The licence cannot be read.', 'The licence cannot be read.'],
  ])('shows that it is %s', async (status, reason, message) => {
    signInWholesaler({ isVerified: status === 'approved' })
    openPage('/wholesaler/status', applicationOf(status, reason))
    expect(await screen.findByText(message, { exact: false })).toBeVisible()
  })

  test('shows customers that they have none, without a request', async () => {
    const user = { id: '2', username: 'Dana', email: 'd@x.example', role: 'customer', isVerified: true } as const
    bus.publish('session/changed', { user })
    const onRequest = jest.fn()
    openPage('/wholesaler/status', { 'GET /wholesale-application': onRequest })
    expect(await screen.findByText(/^This account has no wholesale application/)).toBeVisible()
    expect(onRequest).not.toHaveBeenCalled()
  })

  test('redirects guests to the login and back', async () => {
    bus.publish('session/changed', { user: null })
    openPage('/wholesaler/status', applicationOf('approved'))
    const login = await screen.findByRole('link', { name: 'Log in' })
    expect(login).toHaveAttribute('href', '/login?next=%2Fwholesaler%2Fstatus')
    expect(screen.queryByText(/Kai Gym/)).toBeNull()
  })
})
