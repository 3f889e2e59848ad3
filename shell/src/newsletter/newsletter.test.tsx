import '@shop/account-contract'
import { mockResponses, errorResponse } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../layout/testing/show-in-frame'
import { NewsletterPopUp } from './newsletter-pop-up'
import './newsletter-offer'

const offer = () => screen.queryByRole('dialog', { name: 'BEFORE YOU GO...' })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function seeOffer() {
  const shown = showInFrame({ frame: <NewsletterPopUp /> })
  await wait(3_000)
  // Its code is fetched in real time.
  jest.useRealTimers()
  await screen.findByRole('dialog', { name: 'BEFORE YOU GO...' })
  return shown
}

describe('newsletter', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
    clearSessionHint()
    history.replaceState(null, '', '/')
    bus.publish('session/changed', { user: null })
  })
  afterEach(() => jest.useRealTimers())

  test('a guest is offered the newsletter three seconds after the page has loaded', async () => {
    const { container } = showInFrame({ frame: <NewsletterPopUp /> })
    await wait(2_999)
    expect(container).not.toHaveTextContent('BEFORE')
    expect(offer()).not.toBeInTheDocument()
    await wait(1)
    jest.useRealTimers()
    expect(await screen.findByRole('heading', { name: 'Save 10% on your next order' })).toBeInTheDocument()
    expect(screen.getByText(/marketing emails/)).toBeInTheDocument()
  })

  const neverOffered = async () => {
    showInFrame({ frame: <NewsletterPopUp /> })
    await wait(20_000)
    expect(offer()).not.toBeInTheDocument()
  }

  test('is not shown to members', async () => {
    setSessionHint('secret')
    bus.publish('session/changed', {
      user: { id: '1', username: 'M', email: 'm@x.example', role: 'customer', isVerified: true },
    })
    await neverOffered()
  })

  test('is not shown to subscribers', async () => {
    localStorage.setItem('newsletter:v1', JSON.stringify({ subscribed: true }))
    await neverOffered()
  })

  test('is not shown during checkout', async () => {
    history.replaceState(null, '', '/checkout')
    await neverOffered()
  })

  test('waits until a dialog is closed', async () => {
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    document.body.append(dialog)
    await neverOffered()
    dialog.remove()
    await wait(2_000)
    jest.useRealTimers()
    await waitFor(() => expect(offer()).toBeInTheDocument())
  })

  test('the button waits for an address, shows that it works, and thanks', async () => {
    let answer: (value: { success: true; message: string }) => void = () => undefined
    const calls = mockResponses({ 'POST /subscribe': () => new Promise((done) => (answer = done)) })
    await seeOffer()
    const real = userEvent.setup()
    const button = screen.getByRole('button', { name: 'Subscribe to newsletter' })
    expect(button).toBeDisabled()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await real.type(screen.getByLabelText('Email'), 'maya@example.com')
    expect(button).toBeEnabled()
    await real.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ email: 'maya@example.com' })
    await act(async () => answer({ success: true, message: 'Welcome' }))
    expect(await screen.findByText('Thanks For Subscribe')).toBeInTheDocument()
    await waitFor(() => expect(offer()).not.toBeInTheDocument())
    expect(JSON.parse(localStorage.getItem('newsletter:v1') ?? '{}')).toMatchObject({ subscribed: true })
  })

  test('shows an error next to the field', async () => {
    const wrong = [{ field: 'email', message: 'Invalid email address' }]
    mockResponses({ 'POST /subscribe': () => errorResponse(422, 'invalid', 'Check the form.', wrong) })
    await seeOffer()
    const real = userEvent.setup()
    await real.type(screen.getByLabelText('Email'), 'maya')
    await real.click(screen.getByRole('button', { name: 'Subscribe to newsletter' }))
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('maya')
  })

  test('who turns the offer down is left in peace for a day', async () => {
    await seeOffer()
    const seenAt = Date.now()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }))
    const { declinedAt } = JSON.parse(localStorage.getItem('newsletter:v1') ?? '{}') as { declinedAt: number }
    expect(declinedAt).toBeGreaterThanOrEqual(seenAt)
    jest.useFakeTimers()
    await neverOffered()
  })

  test('takes no focus, closes on Escape, and restores the focus', async () => {
    const link = document.createElement('button')
    document.body.append(link)
    link.focus()
    await seeOffer()
    expect(link).toHaveFocus()
    const real = userEvent.setup()
    await real.click(screen.getByLabelText('Email'))
    await real.keyboard('{Escape}')
    expect(offer()).not.toBeInTheDocument()
    expect(link).toHaveFocus()
    expect(JSON.parse(localStorage.getItem('newsletter:v1') ?? '{}').declinedAt).toBeGreaterThan(0)
    link.remove()
  })

  test('leaves Escape to a dialog above the offer', async () => {
    await seeOffer()
    const scrim = document.createElement('div')
    scrim.dataset.scrim = ''
    document.body.append(scrim)
    await userEvent.setup().keyboard('{Escape}')
    expect(offer()).toBeInTheDocument()
    scrim.remove()
  })

  test('closes on navigation to checkout', async () => {
    const { router } = await seeOffer()
    await act(() => router.navigate('/checkout'))
    expect(offer()).not.toBeInTheDocument()
  })
})
