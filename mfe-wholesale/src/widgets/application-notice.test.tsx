import { bus } from '@shop/shared-events'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { answeringApi, signInWholeseller, type Answers } from '../testing/open-page'
import { Widget } from './application-notice'

const standing = (status: string): Answers => ({
  'GET /wholesale-application': () => ({
    data: { status, business_name: 'Kai Gym', reason: null, received_at: '2026-11-01T12:00:00Z', decided_at: null },
  }),
})
const show = (answers: Answers) =>
  render(
    <ApiContext value={answeringApi(answers)}>
      <MemoryRouter>
        <Widget otherwise="Fall camp: 30% off gloves" />
      </MemoryRouter>
    </ApiContext>,
  )
/** What all parts hear once the answer stands on the page. */
const verified = (isVerified: boolean) =>
  waitFor(() => expect(bus.last('session/changed')?.user?.isVerified).toBe(isVerified))

describe('the notice of an application', () => {
  it('says that it is pending, with the way to its status', async () => {
    signInWholeseller({ isVerified: false })
    show(standing('pending'))
    expect(await screen.findByRole('link', { name: /^Application pending/ })).toHaveAttribute(
      'href',
      '/wholesaler/status',
    )
  })

  it('leaves its place to what stands there otherwise once it was declined', async () => {
    signInWholeseller({ isVerified: true })
    show(standing('declined'))
    await verified(false)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Fall camp: 30% off gloves')).toBeVisible()
  })

  it('tells all parts that it was approved meanwhile', async () => {
    signInWholeseller({ isVerified: false })
    show(standing('approved'))
    await verified(true)
    expect(screen.getByText('Fall camp: 30% off gloves')).toBeVisible()
  })
})
