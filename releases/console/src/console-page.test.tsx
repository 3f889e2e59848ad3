import { deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { fakePageFetch, errorResponse, type RecordedCall } from '@shop/shared-api/testing/fake-network'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuditEntry } from '../../src/contract'
import { ConsolePage } from './console-page'
import { serverEvents, tellOfMove } from './testing/server-events'

const part = 'account'
const session = { role: 'manager', parts: ['*'], mayForce: true }
const credentials = { token: 'x'.repeat(43), by: 'Ada' }
const why = `${part} 1.3.0 was rolled back automatically: 9 of 20 views failed`
const live = {
  part,
  live: '1.2.0',
  lastKnownGood: '1.1.0',
  canary: null,
  since: null,
  by: null,
  why: null,
  channels: {},
  forced: null,
  alert: null,
  provenance: null,
  blocked: [],
}
const taken = { ...live, blocked: [{ version: '1.3.0', since: '2026-11-22T04:00:00Z', why }] }

const entry = (id: string, action: AuditEntry['action'], version: string, more: Partial<AuditEntry> = {}) => ({
  ...{ id, seq: 1, at: '2026-11-22T04:00:00Z', action, outcome: 'done', by: 'Grace', role: 'manager', why: null },
  ...{ revision: null, findings: [], changes: [{ part, from: null, to: version }], ...more },
})
const lifted = entry('3', 'unblock', '1.3.0', { why: 'Not its fault' })
const published = [entry('1', 'publish', '1.3.0'), entry('0', 'publish', '1.2.0')]

type Table = Parameters<typeof fakePageFetch>[0]

function openConsole(status: object = live, may = session, answers: Table = {}) {
  const world = { revision: 7 }
  const calls = fakePageFetch({
    'GET /v1/pointer/events': serverEvents,
    'GET /v1/status': () => statusAt(world.revision, status),
    'GET /v1/history': () => published,
    'GET /v1/health': () => [],
    'GET /v1/signals': () => [],
    'GET /v1/errors': () => [],
    'GET /v1/guards': () => [],
    'GET /v1/previews': () => [],
    'GET /v1/releases/account/1.2.0': () => ({ payload: '{}' }),
    'GET /v1/releases/account/1.3.0': () => ({ payload: '{}' }),
    'POST /v1/unblock': () => lifted,
    'POST /v1/rollback': ({ body }: RecordedCall) =>
      isQuestion(body)
        ? verdictAt(world.revision)
        : (body as { expectedRevision: number }).expectedRevision !== world.revision &&
          errorResponse(409, 'conflict', 'Look at the status.'),
    ...answers,
  })
  render(<ConsolePage credentials={credentials} session={may} onSignOut={() => undefined} />)
  return { world, calls }
}

const confinement = [{ where: 'documents', rung: 'permissions', leavesOpen: ['network'] }]
const statusAt = (revision: number, status: object = live) => ({ revision, parts: [status], confinement })
const verdictAt = (revision: number) => ({ ...passed, revision })
const passed = { outcome: 'judged', verdict: 'pass', findings: [], changes: [] }
const passMessage = 'The gate passes this move.'
const isQuestion = (body: unknown) => (body as { dryRun?: boolean }).dryRun === true
const card = () => screen.findByRole('region', { name: part })

describe('console page', () => {
  test('names how renderers are confined, and what that leaves open', async () => {
    openConsole()
    const sentence = 'Document servers confine renderers by permissions: a part’s code can open network connections.'
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  test('shows that a version was rolled back automatically, and lets a release manager unblock it with a reason', async () => {
    const { calls } = openConsole(taken)
    const account = within(await card())
    expect(account.getByText('Blocked')).toBeInTheDocument()
    expect(account.getByText(why)).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /^(Promote|Try).* account 1.3.0/, hidden: true }),
    ).not.toBeInTheDocument()
    await userEvent.click(account.getByText(/^Other versions/))
    await userEvent.click(account.getByLabelText('Unblock account 1.3.0'))
    await userEvent.type(await screen.findByLabelText(/^Why/), 'The images were down')
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }))
    const { body } = calls.find(({ name }) => name === 'POST /v1/unblock') ?? {}
    expect(body).toEqual({ part, version: '1.3.0', why: 'The images were down', by: 'Ada' })
  })

  test('shows a team why its version is blocked, without an unblock button', async () => {
    openConsole(taken, { role: 'team:account', parts: [part], mayForce: false })
    expect(within(await card()).getByText('Blocked')).toBeInTheDocument()
    expect(screen.queryByLabelText('Unblock account 1.3.0')).not.toBeInTheDocument()
  })

  test('offers to promote an unblocked version', async () => {
    openConsole()
    expect(within(await card()).queryByText('Blocked')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Promote account 1.3.0')).toBeInTheDocument()
  })

  test('makes a move at the revision of its verdict, even after others have moved', async () => {
    const { calls, world } = openConsole()
    await userEvent.click(await screen.findByLabelText('Roll back account to 1.1.0'))
    await screen.findByText(passMessage)
    world.revision = 8
    act(tellOfMove)
    await screen.findByText('Revision 8')
    await userEvent.type(screen.getByLabelText(/^Why/), 'Carts are empty')
    await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }))
    // The refusal stays visible above the new verdict.
    expect(await screen.findByRole('alert')).toHaveTextContent('Look at the status.')
    await screen.findByText(passMessage)
    await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const moves = calls.filter(({ name, body }) => name === 'POST /v1/rollback' && !isQuestion(body))
    expect(moves.map(({ body }) => body)).toMatchObject([{ expectedRevision: 7 }, { expectedRevision: 8 }])
  })

  test('announces the gate’s verdict and keeps the focus on the waiting button', async () => {
    const gate = deferredCall()
    openConsole(live, session, { 'POST /v1/rollback': gate.handler })
    await userEvent.click(await screen.findByLabelText('Roll back account to 1.1.0'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back account' }))
    expect(dialog.getByRole('button', { name: 'Roll back now' })).toBeEnabled()
    expect(dialog.getByRole('button', { name: 'Roll back now' })).toHaveAttribute('aria-busy', 'true')
    expect(dialog.getByRole('status')).toHaveTextContent(/^$/)
    await gate.settle(() => verdictAt(7))
    expect(dialog.getByRole('status')).toHaveTextContent(passMessage)
    expect(dialog.getByRole('button', { name: 'Roll back now' })).toBeDisabled()
  })

  const missing = { check: 'browser', severity: 'refusal', part: '*', subject: 'missing', message: 'No Chromium.' }
  const skip = 'Move without the browser check'
  const refused = () => ({ ...verdictAt(7), verdict: 'refused', findings: [missing] })
  const openDialog = async (may: typeof session) => {
    const { calls } = openConsole(live, may, {
      'POST /v1/promote': ({ body }: RecordedCall) => (isQuestion(body) ? refused() : { ...passed, outcome: 'moved' }),
    })
    const account = within(await card())
    await userEvent.click(account.getByText(/^Other versions/))
    await userEvent.click(account.getByLabelText('Promote account 1.3.0'))
    await screen.findByText('No Chromium.')
    return calls
  }

  test('lets a release manager skip the check of a missing browser with a reason', async () => {
    const calls = await openDialog(session)
    expect(screen.getByRole('button', { name: 'Promote now' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: skip }))
    expect(screen.getByRole('button', { name: 'Promote now' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText(/^Why/), 'Tried by hand')
    await userEvent.click(screen.getByRole('button', { name: 'Promote now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const moves = calls.filter(({ name, body }) => name === 'POST /v1/promote' && !isQuestion(body))
    expect(moves.map(({ body }) => body)).toMatchObject([{ skipChecks: ['browser'], why: 'Tried by hand' }])
  })

  test('does not let a team skip the check of a missing browser', async () => {
    await openDialog({ role: 'team:account', parts: [part], mayForce: false })
    expect(screen.queryByRole('checkbox', { name: skip })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Promote now' })).toBeDisabled()
  })

  test('keeps the dialog open during a move and returns the focus to its part', async () => {
    const made = deferredCall()
    let status: object = live
    openConsole(live, session, {
      'GET /v1/status': () => statusAt(7, status),
      'POST /v1/rollback': ({ body }) => (isQuestion(body) ? verdictAt(7) : made.handler()),
    })
    await userEvent.click(await screen.findByLabelText('Roll back account to 1.1.0'))
    await screen.findByText(passMessage)
    await userEvent.type(screen.getByLabelText(/^Why/), 'Carts are empty')
    await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }))
    await userEvent.keyboard('{Escape}')
    await made.settle(() => errorResponse(500, 'failed', 'The disk is full.'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.')
    await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }))
    status = { ...live, live: '1.1.0', lastKnownGood: null }
    await made.settle(() => ({ ...passed, outcome: 'moved', revision: 8 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('heading', { name: part })).toHaveFocus())
  })

  test('shows a live version that was published before the visible audit log', async () => {
    openConsole(live, session, { 'GET /v1/history': () => [] })
    const account = within(await card())
    expect(account.getByText('Live')).toBeInTheDocument()
    expect(account.getByRole('button', { name: 'Preview account 1.2.0' })).toBeInTheDocument()
  })

  test('names each button by its visible text', async () => {
    openConsole({ ...live, canary: { version: '1.3.0', percent: 10 } })
    for (const button of within(await card()).getAllByRole('button', { hidden: true })) {
      expect(button).toHaveAccessibleName(expect.stringContaining(button.textContent))
    }
  })
})
