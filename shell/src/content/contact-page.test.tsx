import { mockResponses, errorResponse } from '@shop/shared-api/testing/fake-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openContent } from './testing/open-content'

describe('ContactPage', () => {
  async function fillIn(message: string) {
    await openContent('/contact-us')
    await userEvent.type(screen.getByLabelText(/Your name/), 'Maya Ortiz')
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.com')
    await userEvent.type(screen.getByLabelText(/Your message/), message)
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  }

  test('sends the message and says when to expect a reply', async () => {
    const calls = mockResponses({ 'POST /contact': () => ({ success: true, message: 'Thanks' }) })
    await fillIn('Where is my order, please?')
    const thanks = await screen.findByText('Your message has been sent')
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).toContainElement(thanks)
    expect(calls[0]?.body).toEqual({
      name: 'Maya Ortiz',
      email: 'maya@example.com',
      phone: '',
      message: 'Where is my order, please?',
      company: '',
    })
  })

  test('shows errors next to their fields, sends nothing and retains the input', async () => {
    const calls = mockResponses({})
    await fillIn('Hi')
    expect(await screen.findByText('Use at least 10 characters')).toBeInTheDocument()
    expect(screen.getByLabelText(/Your message/)).toHaveFocus()
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Maya Ortiz')
    expect(calls).toEqual([])
  })

  test('shows an error and retains the input when sending fails', async () => {
    mockResponses({ 'POST /contact': () => errorResponse(503, 'busy', 'We can’t take messages right now.') })
    await fillIn('Where is my order, please?')
    expect(await screen.findByText('We can’t take messages right now.')).toBeInTheDocument()
    expect(screen.getByLabelText(/Your message/)).toHaveValue('Where is my order, please?')
  })

  test('shows API errors next to their fields', async () => {
    const wrong = [{ field: 'email', message: 'We can’t reach this address' }]
    mockResponses({ 'POST /contact': () => errorResponse(422, 'invalid', 'Check the form.', wrong) })
    await fillIn('Where is my order, please?')
    expect(await screen.findByText('We can’t reach this address')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
  })

  test('contains a honeypot hidden from people', async () => {
    await openContent('/contact-us')
    const trap = document.querySelector('[name="company"]') as HTMLInputElement
    expect(trap.tabIndex).toBe(-1)
    expect(trap.closest('[aria-hidden="true"]')).toBeInTheDocument()
  })
})
