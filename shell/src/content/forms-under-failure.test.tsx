import { mockResponses, errorResponse } from '@shop/shared-api/testing/fake-api'
import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../layout/testing/show-in-frame'
import { NewsletterForm } from '../newsletter/newsletter-form'
import { contentRoutes } from './content-routes'

const message = 'The shop is not well.'
const refuse = () => errorResponse(500, 'internal', message)
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const button = (name: string) => () => screen.getByRole('button', { name })

describe('forms under failure', () => {
  test('a message is sent once per press, and failures retain the input', async () => {
    const held = deferredCall()
    mockResponses({ 'POST /contact': held.handler })
    const { router } = showInFrame({ routes: contentRoutes, path: '/' })
    await act(() => router.navigate('/contact-us'))
    await screen.findByRole('button', { name: 'Send message' })
    await type(/Your name/, 'Maya Ortiz')
    await type(/^Email/, 'maya@example.com')
    await type(/Your message/, 'Where is my order, please?')
    await expectSafeRetry(held, button('Send message'), { refuse, message })
  })

  test('a subscription is sent once per press, and failures retain the input', async () => {
    const held = deferredCall()
    mockResponses({ 'POST /subscribe': held.handler })
    showInFrame({ frame: <NewsletterForm onSubscribed={() => undefined} /> })
    await type(/^Email/, 'maya@example.com')
    await expectSafeRetry(held, button('Subscribe to newsletter'), { refuse, message })
  })
})
