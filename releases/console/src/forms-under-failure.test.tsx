import { expectSafeRetry, deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { mockResponses, errorResponse, type RecordedCall } from '@shop/shared-forms/testing/page-network'
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
  <MoveDialog key={action.kind} client={client} action={action} onDone={ignore} onClose={ignore} />
)

const blocked = 'account 1.2.3 was taken back by itself'

async function explain(why: string): Promise<void> {
  await screen.findByText('The gate lets this move through.')
  await type(/^Why/, why)
}

/** Form, the call that its button makes, the form itself, how it is filled in, and its button. */
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
    () => explain('It is tried'),
    'Bring it live',
  ],
  [
    'a rollback',
    'POST /v1/rollback',
    moveDialog({ kind: 'rollback', part: 'account' }),
    () => explain('Carts are empty'),
    'Roll back now',
  ],
  [
    'lifting a block',
    'POST /v1/unblock',
    moveDialog({ kind: 'unblock', part: 'account', version: '1.2.3', blocked }),
    () => type(/^Why/, 'The images were down'),
    'Lift the block',
  ],
]

test.each(forms)('%s is sent once a press, and says what failed while it keeps what was typed', async (...form) => {
  const [, call, element, fill, button] = form
  const held = deferredCall()
  mockResponses({ [call]: ({ body }: RecordedCall) => (isQuestion(body) ? verdict : held.handler()) })
  render(element)
  await fill()
  const refuse = () => errorResponse(500, 'internal', message)
  const failing = { refuse, message, offlineMessage: /The release server does not answer/ }
  await expectSafeRetry(held, () => screen.getByRole('button', { name: button }), failing)
})

const isQuestion = (body: unknown) => (body as { dryRun?: boolean } | undefined)?.dryRun === true
