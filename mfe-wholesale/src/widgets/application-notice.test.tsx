import { bus } from '@shop/shared-events'
import { act, render, screen } from '@testing-library/react'
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
const told = (isVerified: boolean) =>
  new Promise<void>((resolve) => {
    const stop = bus.on('session/changed', ({ user }) => user?.isVerified === isVerified && resolve(stop?.()))
  })

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
    const declined = told(false)
    show(standing('declined'))
    await act(() => declined)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Fall camp: 30% off gloves')).toBeVisible()
  })

  it('tells all parts that it was approved meanwhile', async () => {
    signInWholeseller({ isVerified: false })
    const approved = told(true)
    show(standing('approved'))
    await act(() => approved)
    expect(screen.getByText('Fall camp: 30% off gloves')).toBeVisible()
  })
})
