import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import { applicationOf, noTerms, type ApplicationStatus } from '../../testing/applications'
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

  test('shows the terms of an approved company with what is left of its credit', async () => {
    signInWholesaler({ isVerified: true })
    const terms = { invoice_offered: true, net_days: 30, credit_limit: 5000, open_invoices: 750.5, credit_left: 4249.5 }
    openPage('/wholesaler/status', {
      ...applicationOf('approved'),
      'GET /company-terms': () => ({ data: { ...noTerms, ...terms, tax_exempt: true } }),
    })
    expect(
      await screen.findByText(/due 30 days after the order. \$4,249.50 of your \$5,000.00 credit is left/),
    ).toBeVisible()
    expect(screen.getByText('Your open invoices add up to $750.50.')).toBeVisible()
    expect(screen.getByText('Your orders are exempt from sales tax.')).toBeVisible()
  })

  test('says that a company without terms pays by card', async () => {
    signInWholesaler({ isVerified: true })
    openPage('/wholesaler/status', applicationOf('approved'))
    expect(await screen.findByText(/^Orders are paid by card/)).toBeVisible()
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
