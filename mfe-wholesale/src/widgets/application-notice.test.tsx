import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { createFakeApi, type Handlers } from '@shop/shared-api/testing/fake-api'
import { applicationOf } from '../testing/applications'
import { signInWholesaler } from '../testing/open-page'
import { Widget } from './application-notice'

const show = (answers: Handlers) =>
  render(
    <ApiContext value={createFakeApi(answers)}>
      <MemoryRouter>
        <Widget otherwise="Fall camp: 30% off gloves" />
      </MemoryRouter>
    </ApiContext>,
  )
/** The events published once the response has rendered. */
const verified = (isVerified: boolean) =>
  waitFor(() => expect(bus.last('session/changed')?.user?.isVerified).toBe(isVerified))

describe('application notice', () => {
  test('shows that it is pending, with a link to its status', async () => {
    signInWholesaler({ isVerified: false })
    show(applicationOf('pending'))
    expect(await screen.findByRole('link', { name: /^Application pending/ })).toHaveAttribute(
      'href',
      '/wholesaler/status',
    )
  })

  test('renders its fallback once declined', async () => {
    signInWholesaler({ isVerified: true })
    show(applicationOf('declined'))
    await verified(false)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Fall camp: 30% off gloves')).toBeVisible()
  })

  test('publishes an approval', async () => {
    signInWholesaler({ isVerified: false })
    show(applicationOf('approved'))
    await verified(true)
    expect(screen.getByText('Fall camp: 30% off gloves')).toBeVisible()
  })
})
