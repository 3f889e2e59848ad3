import { mockResponses } from '@shop/shared-api/testing/fake-api'
import type { Submission } from '@shop/shared-ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../layout/testing/show-in-frame'
import { contentRoutes } from './content-routes'
import { forms } from './forms'

async function open(address: string, submission?: Submission) {
  const { router } = showInFrame({ routes: contentRoutes, path: '/', submission })
  await act(() => router.navigate(address))
}
const namesIn = (form: HTMLFormElement) => [...form.elements].flatMap((field) => field.getAttribute('name') ?? [])

describe('forms of the shell', () => {
  test('send their declared fields: a message', async () => {
    await open('/contact-us', {
      call: 'POST /contact',
      values: { name: 'Maya Ortiz', message: 'Short' },
      errors: [{ field: 'message', message: 'Use at least 10 characters' }],
      message: 'Please check the form.',
    })
    const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Contact form' })
    expect(form).toHaveAttribute('method', 'post')
    expect(namesIn(form).sort()).toEqual([...forms['shell/contact-us']![0]!.fields].sort())
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Maya Ortiz')
    expect(screen.getByLabelText(/Your message/)).toHaveValue('Short')
    expect(screen.getByLabelText(/Your message/)).toHaveAccessibleDescription('Use at least 10 characters')
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the form.')
  })

  test('send their declared fields: the newsletter', async () => {
    const submission = { call: 'POST /subscribe', values: { email: 'maya@' }, errors: [], message: 'Please wait.' }
    await open('/newsletter', submission)
    const email = await screen.findByLabelText<HTMLInputElement>(/^Email/)
    expect(email).toHaveValue('maya@')
    expect(email).toHaveAccessibleDescription('Please wait.')
    expect(email.form).toHaveAttribute('method', 'post')
    expect(email.form).toHaveAttribute('action', '/newsletter')
    expect(namesIn(email.form!)).toEqual([...forms['shell/newsletter-page']![0]!.fields])
  })

  test.each([
    ['/contact-us?sent', 'Your message has been sent'],
    ['/newsletter?subscribed', 'Thanks For Subscribe'],
  ])('lead to %s, which confirms success', async (address, message) => {
    await open(address)
    expect(await screen.findByText(message)).toBeVisible()
  })

  test("subscribe on the newsletter's own page with scripts, too", async () => {
    const calls = mockResponses({ 'POST /subscribe': () => ({ success: true, message: 'Thanks' }) })
    await open('/newsletter')
    await userEvent.type(await screen.findByLabelText(/^Email/), 'maya@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe to newsletter' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument()
  })
})
