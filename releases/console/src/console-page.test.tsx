import { answerCalls, refusal, type MadeCall } from '@shop/shared-forms/testing/page-network'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuditEntry } from '../../src/contract'
import { ConsolePage } from './console-page'

/** The server's event stream, as the page listens to it. */
class Events extends EventTarget {
  static last: Events
  constructor() {
    super()
    Events.last = this
  }
  close() {}
}
Object.assign(globalThis, { EventSource: Events })

const part = 'account'
const session = { role: 'manager', parts: ['*'], mayForce: true }
const credentials = { token: 'x'.repeat(43), by: 'Ada' }
const why = `${part} 1.3.0 was taken back by itself: 9 of 20 views failed`
const live = {
  part,
  live: '1.2.0',
  lastKnownGood: '1.1.0',
  canary: null,
  since: null,
  by: null,
  why: null,
  blocked: [],
}
const taken = { ...live, blocked: [{ version: '1.3.0', since: '2026-11-22T04:00:00Z', why }] }

const entry = (id: string, action: AuditEntry['action'], version: string, more: Partial<AuditEntry> = {}) => ({
  ...{ id, seq: 1, at: '2026-11-22T04:00:00Z', action, outcome: 'done', by: 'Grace', role: 'manager', why: null },
  ...{ revision: null, findings: [], changes: [{ part, from: null, to: version }], ...more },
})
const lifted = entry('3', 'unblock', '1.3.0', { why: 'Not its fault' })
const published = [entry('1', 'publish', '1.3.0'), entry('0', 'publish', '1.2.0')]

function openConsole(status: object = live, may = session) {
  const world = { revision: 7 }
  const calls = answerCalls({
    'GET /v1/status': () => ({ revision: world.revision, parts: [status] }),
    'GET /v1/history': () => published,
    'GET /v1/health': () => [],
    'GET /v1/releases/account/1.2.0': () => ({ payload: '{}' }),
    'GET /v1/releases/account/1.3.0': () => ({ payload: '{}' }),
    'POST /v1/unblock': () => lifted,
    'POST /v1/rollback': ({ body }: MadeCall) =>
      isQuestion(body)
        ? { outcome: 'judged', revision: world.revision, verdict: 'pass', findings: [], changes: [] }
        : (body as { expectedRevision: number }).expectedRevision !== world.revision &&
          refusal(409, 'conflict', 'Look at the status.'),
  })
  render(<ConsolePage credentials={credentials} session={may} onSignOut={() => undefined} />)
  return { world, calls }
}

const isQuestion = (body: unknown) => (body as { dryRun?: boolean }).dryRun === true
const card = () => screen.findByRole('region', { name: part })

test('a version that was taken back by itself says so, and a release manager lifts the block with a reason', async () => {
  const { calls } = openConsole(taken)
  const account = within(await card())
  expect(account.getByText('Blocked')).toBeInTheDocument()
  expect(account.getByText(why)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Promote|Try) account 1.3.0/, hidden: true })).not.toBeInTheDocument()
  await userEvent.click(account.getByText(/^Other versions/))
  await userEvent.click(account.getByLabelText('Unblock account 1.3.0'))
  await userEvent.type(await screen.findByLabelText(/^Why/), 'The images were down')
  await userEvent.click(screen.getByRole('button', { name: 'Lift the block' }))
  const { body } = calls.find(({ name }) => name === 'POST /v1/unblock') ?? {}
  expect(body).toEqual({ part, version: '1.3.0', why: 'The images were down', by: 'Ada' })
})

test('a team reads why its version is blocked and is not offered to lift that', async () => {
  openConsole(taken, { role: 'team:account', parts: [part], mayForce: false })
  expect(within(await card()).getByText('Blocked')).toBeInTheDocument()
  expect(screen.queryByLabelText('Unblock account 1.3.0')).not.toBeInTheDocument()
})

test('a version that no block lies on may be promoted', async () => {
  openConsole()
  expect(within(await card()).queryByText('Blocked')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Promote account 1.3.0')).toBeInTheDocument()
})

test('a move is asked for on the revision that its verdict was given for, whatever others did since', async () => {
  const { calls, world } = openConsole()
  await userEvent.click(await screen.findByLabelText('Roll back account to 1.1.0'))
  await screen.findByText('The gate lets this move through.')
  world.revision = 8
  act(() => void Events.last.dispatchEvent(new Event('pointer')))
  await screen.findByText('Revision 8')
  await userEvent.type(screen.getByLabelText(/^Why/), 'Carts are empty')
  await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }))
  // The refusal stays in view above the verdict on what is so now, on which one may decide again.
  expect(await screen.findByRole('alert')).toHaveTextContent('Look at the status.')
  await screen.findByText('The gate lets this move through.')
  await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const moves = calls.filter(({ name, body }) => name === 'POST /v1/rollback' && !isQuestion(body))
  expect(moves.map(({ body }) => body)).toMatchObject([{ expectedRevision: 7 }, { expectedRevision: 8 }])
})
