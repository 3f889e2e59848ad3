import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { fakePageFetch, errorResponse, type RecordedCall } from '@shop/shared-api/testing/fake-network'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MoveDialog } from './move-dialog'
import { registryClient, type ReleaseAction } from './registry-client'
import { SignIn } from './sign-in'

const message = 'The gate is shut.'
const client = registryClient('token', 'Ada')
const ignore = () => undefined
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const verdict = { outcome: 'judged', revision: 7, verdict: 'pass', findings: [], changes: [] }

const moveDialog = (action: ReleaseAction) => (
  <MoveDialog key={action.kind} client={client} action={action} maySkip onDone={ignore} onClose={ignore} />
)

const blocked = 'account 1.2.3 was rolled back automatically'

async function explain(why: string): Promise<void> {
  await screen.findByText('The gate passes this move.')
  await type(/^Why/, why)
}

/** Form, the request of its button, the element, how to fill it in, and the button. */
const forms: [string, string, ReactElement, () => Promise<unknown>, string][] = [
  [
    'signing in',
    'GET /v1/session',
    <SignIn key="1" onSession={ignore} />,
    async () => {
      await type(/^Your name/, 'Ada Lovelace')
      await type(/^Token/, 'x'.repeat(43))
    },
    'Sign in',
  ],
  [
    'a promotion',
    'POST /v1/promote',
    moveDialog({ kind: 'promote', part: 'account', version: '1.2.3' }),
    () => explain('canary'),
    'Promote now',
  ],
  [
    'a rollback',
    'POST /v1/rollback',
    moveDialog({ kind: 'rollback', part: 'account' }),
    () => explain('Carts are empty'),
    'Roll back now',
  ],
  [
    'unblocking a version',
    'POST /v1/unblock',
    moveDialog({ kind: 'unblock', part: 'account', version: '1.2.3', blocked }),
    () => type(/^Why/, 'The images were down'),
    'Unblock',
  ],
]

describe('forms under failure', () => {
  test.each(forms)('%s is sent once per press, and shows the error while it keeps the input', async (...form) => {
    const [, call, element, fill, button] = form
    const held = deferredCall()
    fakePageFetch({ [call]: ({ body }: RecordedCall) => (isQuestion(body) ? verdict : held.handler()) })
    render(element)
    await fill()
    const refuse = () => errorResponse(500, 'internal', message)
    const failing = { refuse, message, offlineMessage: /The release server does not respond/ }
    await expectSafeRetry(held, () => screen.getByRole('button', { name: button }), failing)
  })

  const isQuestion = (body: unknown) => (body as { dryRun?: boolean } | undefined)?.dryRun === true
})
