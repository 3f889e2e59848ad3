import { answerCalls } from '@shop/shared-forms/testing/page-network'
import { expectPatience, heldCall } from '@shop/shared-forms/testing/held-call'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CodeForm } from './features/authenticity/code-form'
import { ReportForm } from './features/authenticity/report-form'
import { BackInStock } from './features/back-in-stock/back-in-stock'
import { ReviewForm } from './features/reviews/review-form'

const defaultMessage = 'The shop is not well.'
const refuse = () => Response.json({ code: 'internal', message: defaultMessage }, { status: 500 })
const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const ignore = () => undefined
// jsdom shows no pictures.
Object.assign(URL, { createObjectURL: () => 'blob:glove', revokeObjectURL: ignore })

/** Form, the call that its button makes, the form itself, how it is filled in, and its button. */
const forms: [string, string, ReactElement, () => Promise<void>, string][] = [
  [
    'a wish to be told',
    'POST /back-in-stock',
    <BackInStock key="1" variantId={13} wanted="Red, M" />,
    () => type(/Tell me when Red, M is back/, 'ana@example.com'),
    'Tell me',
  ],
  [
    'a code to check',
    'POST /product-authenticity',
    <CodeForm key="2" />,
    () => type('Code', 'IC-7F3K92QX'),
    'Check the code',
  ],
  [
    'a report',
    'POST /authenticity-mail',
    <ReportForm key="3" barcode="IC-7F3K92QX" onSent={ignore} />,
    async () => {
      await type(/Where did you buy it/, 'Night market')
      await type(/What makes you doubt/, 'The label is sewn on askew.')
      await type(/^Name/, 'Ana Lima')
      await type(/^Email/, 'ana@example.com')
    },
    'Send report',
  ],
  [
    'a review with a picture',
    'POST /add-rating',
    <ReviewForm key="4" productId={7} onSent={ignore} />,
    async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^5/ }))
      await type(/^Your review/, 'Holds its shape after a whole season of training.')
      const picture = new File(['x'], 'glove.png', { type: 'image/png' })
      await userEvent.upload(screen.getByLabelText(/^Pictures/, { selector: 'input' }), picture)
      await type(/^Name/, 'Ana Lima')
      await type(/^Email/, 'ana@example.com')
    },
    'Send review',
  ],
]

test.each(forms)('%s is sent once a press, and says what failed while it keeps what was typed', async (...form) => {
  const [, call, element, fill, button] = form
  const held = heldCall()
  answerCalls({ [call]: held.handler })
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await fill()
  const own = call === 'POST /product-authenticity' ? /could not be checked right now/ : undefined
  const failing = { refuse, words: own ?? defaultMessage, offlineWords: own }
  await expectPatience(held, () => screen.getByRole('button', { name: button }), failing)
})
