import '@shop/account-contract'
import { clearSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockResponses, type Handlers } from '@shop/shared-api/testing/fake-api'
import { quotedRequest } from './testing/applications'
import { openPage, signInWholesaler } from './testing/open-page'
import { rosterKey, rosterSheet } from './testing/roster-sheet'

const message = 'The shop is not well.'
const refuse = () => errorResponse(500, 'internal', message)
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)

/** Screen, its URL, the API call of its button, how it is filled in, and the button. */
const forms: [string, string, keyof Handlers, () => Promise<unknown>, string | RegExp][] = [
  [
    'login',
    '/wholesaler/login',
    'POST /wholsale/login',
    async () => {
      await type(/^Email/, 'marcus@example.com')
      await type(/^Password/, 'left hook body shot')
    },
    'Log in',
  ],
  [
    'entering a roster',
    `/wholesaler/team/${rosterKey}`,
    'POST /roster-sheets/:key/entries',
    async () => {
      await type(/^Your name/, 'Cy Young')
      await userEvent.selectOptions(screen.getByLabelText(/^Size/), 'A2')
    },
    'Enter',
  ],
  [
    'a request with its artwork',
    '/wholesaler/equipment?design=product%3Dbelt%26belt%3Dnavy',
    'POST /equipment-request',
    async () => {
      await type(/^Phone/, '215 555 0143')
      await type(/^Club or business/, 'Southside')
      await type(/^Size/, 'A2')
      await type(/^Quantity/, '12')
      const logo = new File(['<svg/>'], 'logo.pdf', { type: 'application/pdf' })
      await userEvent.upload(screen.getByLabelText('Artwork', { selector: 'input' }), logo)
    },
    'Submit request',
  ],
  [
    'approving a quote',
    '/wholesaler/requests',
    'POST /equipment-requests/:number/approve',
    async () => userEvent.click(await screen.findByRole('button', { name: /^Approve/ })),
    /^Yes, approve/,
  ],
]

describe('forms under failure', () => {
  test.each(forms)('%s is sent once per click, and reports a failure without losing the input', async (...form) => {
    const [name, address, call, fill, button] = form
    if (name === 'login') {
      clearSessionHint()
      bus.publish('session/changed', { user: null })
    } else signInWholesaler({ isVerified: true })
    const held = deferredCall()
    const answers: Handlers = {
      'GET /roster-sheets/:key': () => ({ data: rosterSheet }),
      'GET /equipment-requests': () => ({ data: [quotedRequest] }),
    }
    answers[call] = held.handler
    // The login uses the browser's own client.
    mockResponses(answers)
    openPage(address, answers)
    await fill()
    await expectSafeRetry(held, () => screen.getByRole('button', { name: button }), { refuse, message })
  })
})
