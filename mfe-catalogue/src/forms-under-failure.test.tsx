import { errorResponse, mockResponses, type Handlers } from '@shop/shared-api/testing/fake-api'
import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CodeForm } from './features/authenticity/code-form'
import { ReportForm } from './features/authenticity/report-form'
import { BackInStock } from './features/back-in-stock/back-in-stock'
import { ReviewForm } from './features/reviews/review-form'

const defaultMessage = 'The shop is not well.'
const refuse = () => errorResponse(500, 'internal', defaultMessage)
const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const ignore = () => undefined
// jsdom cannot load images.
Object.assign(URL, { createObjectURL: () => 'blob:glove', revokeObjectURL: ignore })

/** Form name, API call, element, how it is filled in, and its button. */
const forms: [string, keyof Handlers, ReactElement, () => Promise<void>, string][] = [
  [
    'a back in stock alert',
    'POST /back-in-stock',
    <BackInStock key="1" variantId={13} wanted="Red, M" />,
    () => type(/Email me when Red, M is back in stock/, 'ana@example.com'),
    'Notify me',
  ],
  ['a code check', 'POST /product-authenticity', <CodeForm key="2" />, () => type('Code', 'IC-7F3K92QX'), 'Check code'],
  [
    'a report',
    'POST /authenticity-mail',
    <ReportForm key="3" barcode="IC-7F3K92QX" onSent={ignore} />,
    async () => {
      await type(/Where did you buy it/, 'Night market')
      await type(/Why do you think/, 'The label is sewn on askew.')
      await type(/^Name/, 'Ana Lima')
      await type(/^Email/, 'ana@example.com')
    },
    'Send report',
  ],
  [
    'a review with a photo',
    'POST /add-rating',
    <ReviewForm key="4" productId={7} onSent={ignore} />,
    async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^5/ }))
      await type(/^Your review/, 'Holds its shape after a whole season of training.')
      const picture = new File(['x'], 'glove.png', { type: 'image/png' })
      await userEvent.upload(screen.getByLabelText(/^Photos/, { selector: 'input' }), picture)
      await type(/^Name/, 'Ana Lima')
      await type(/^Email/, 'ana@example.com')
    },
    'Submit review',
  ],
]

describe('forms under failure', () => {
  test.each(forms)('%s is sent once per click, and reports a failure without losing the input', async (...form) => {
    const [, call, element, fill, button] = form
    const held = deferredCall()
    mockResponses({ [call]: held.handler })
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    await fill()
    const own = call === 'POST /product-authenticity' ? /We couldn’t check the code right now/ : undefined
    const failing = { refuse, message: own ?? defaultMessage, offlineMessage: own }
    await expectSafeRetry(held, () => screen.getByRole('button', { name: button }), failing)
  })
})
