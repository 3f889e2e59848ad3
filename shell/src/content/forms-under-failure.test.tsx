import { answerCalls, refusal } from '@shop/shared-forms/testing/page-network'
import { expectPatience, heldCall } from '@shop/shared-forms/testing/held-call'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../layout/testing/show-in-frame'
import { NewsletterForm } from '../newsletter/newsletter-form'
import { contentRoutes } from './content-routes'

const words = 'The shop is not well.'
const refuse = () => refusal(500, 'internal', words)
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const button = (name: string) => () => screen.getByRole('button', { name })

test('a message is sent once a press, and says what failed while it keeps what was typed', async () => {
  const held = heldCall()
  answerCalls({ 'POST /contact': held.handler })
  const { router } = showInFrame({ routes: contentRoutes, at: '/' })
  await act(() => router.navigate('/contact-us'))
  await screen.findByRole('button', { name: 'Send message' })
  await type(/Your name/, 'Maya Ortiz')
  await type(/^Email/, 'maya@example.com')
  await type(/Your message/, 'Where is my order, please?')
  await expectPatience(held, button('Send message'), { refuse, words })
})

test('a subscription is sent once a press, and says what failed while it keeps what was typed', async () => {
  const held = heldCall()
  answerCalls({ 'POST /subscribe': held.handler })
  showInFrame({ frame: <NewsletterForm onSubscribed={() => undefined} /> })
  await type(/^Email/, 'maya@example.com')
  await expectPatience(held, button('Subscribe to newsletter'), { refuse, words })
})
