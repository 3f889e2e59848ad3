import { fakePageFetch, type RecordedCall } from '@shop/shared-api/testing/fake-network'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsolePage } from './console-page'
import { serverEvents } from './testing/server-events'

const part = 'account'
const live = {
  ...{ part, live: '1.2.0', lastKnownGood: '1.1.0', canary: null, since: null, by: null, why: null, channels: {} },
  ...{ forced: null, alert: null, provenance: null, blocked: [] },
}
const published = (version: string, seq: number) => ({
  ...{ id: version, seq, at: '2026-11-22T04:00:00Z', action: 'publish', outcome: 'done', by: 'Grace' },
  ...{ role: 'manager', why: null, revision: null, findings: [], changes: [{ part, from: null, to: version }] },
})
const manifest = (facts: object) => ({ payload: JSON.stringify({ commit: 'fe0ac77a8b9c', ...facts }) })

async function openCard(status: object = {}, errors: object[] = []) {
  const calls = fakePageFetch({
    'GET /v1/pointer/events': serverEvents,
    'GET /v1/status': () => ({ revision: 7, parts: [{ ...live, ...status }], confinement: [] }),
    'GET /v1/history': () => [published('1.3.0', 2), published('1.2.0', 1)],
    'GET /v1/health': () => [],
    'GET /v1/signals': () => [],
    'GET /v1/errors': () => errors,
    'GET /v1/guards': () => [],
    'GET /v1/previews': () => [],
    'GET /v1/releases/account/1.2.0': () => manifest({ dirty: true }),
    'GET /v1/releases/account/1.3.0': () => manifest({}),
    'POST /v1/promote': ({ body }: RecordedCall) => ({
      ...{ outcome: 'judged', verdict: 'pass', findings: [], revision: 7 },
      changes: [{ part, from: '1.2.0', to: '1.3.0', percent: (body as { canary?: number }).canary }],
    }),
  })
  const session = { role: 'manager', parts: ['*'], mayForce: true }
  render(
    <ConsolePage credentials={{ token: 'x'.repeat(43), by: 'Ada' }} session={session} onSignOut={() => undefined} />,
  )
  return { calls, card: within(await screen.findByRole('region', { name: part })) }
}

describe('versions in the console', () => {
  test('name a build of changed sources, and only that', async () => {
    const { card } = await openCard()
    expect(await card.findByText(/commit fe0ac77a8b with uncommitted changes$/)).toBeInTheDocument()
    expect(await card.findByText(/commit fe0ac77a8b$/)).toBeInTheDocument()
  })

  test('say that the live one is not attested', async () => {
    const { card } = await openCard()
    expect(card.getByText(/no valid provenance/)).toBeInTheDocument()
  })

  test('name who attests the live one', async () => {
    const publisher = { name: 'acme/account@main, run 7', role: 'pipeline:main' }
    const { card } = await openCard({ provenance: { publisher, builder: 'webpack 5' } })
    expect(
      card.getByText('Attested: published by acme/account@main, run 7 (pipeline:main), built with webpack 5'),
    ).toBeInTheDocument()
  })

  test('name why the live one was forced against the gate', async () => {
    const { card } = await openCard({ forced: 'API 9 follows' })
    expect(card.getByText('Forced against the gate: API 9 follows')).toBeInTheDocument()
  })

  test('list errors of the last day with their source, of the own part only', async () => {
    const error = {
      ...{ id: 'a', part, team: 'team:account', kind: 'handler', message: 'TypeError: boom', commit: 'fe0ac77a8b9cd' },
      ...{ publisher: 'Ada', count: 2, versions: [{ version: '1.2.0', count: 2 }], frames: [], path: '/settings' },
      ...{ source: { part, version: '1.2.0', file: 'src/save.ts', line: 7, column: 3, name: 'save' } },
      ...{
        firstSeen: '2026-11-22T04:00:00Z',
        lastSeen: '2026-11-22T05:00:00Z',
        breadcrumbs: ['/login', 'session/changed'],
      },
    }
    const { card } = await openCard({}, [error, { ...error, id: 'b', part: 'catalogue', message: 'Other' }])
    await userEvent.click(card.getByText('Errors of the last day (1)'))
    const [listed] = card.getAllByText('TypeError: boom').map((text) => text.closest('li')!)
    expect(listed).toHaveTextContent('src/save.ts:7:3 in save at commit fe0ac77a8b')
    expect(listed).toHaveTextContent(/2 times in 1\.2\.0, first/)
    expect(listed).toHaveTextContent('On /settings, after /login › session/changed')
    expect(card.queryByText('Other')).not.toBeInTheDocument()
  })

  test('start a canary at the chosen share', async () => {
    const { calls, card } = await openCard()
    await userEvent.click(card.getByText(/^Other versions/))
    await userEvent.click(card.getByRole('button', { name: 'Canary: account 1.3.0' }))
    fireEvent.change(card.getByRole('slider'), { target: { value: '25' } })
    await userEvent.click(card.getByRole('button', { name: 'Set share' }))
    expect(await screen.findByText(/→ 1.3.0 for 25 % of visitors/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Start canary at 25 %' }))
    const { body } = calls.filter(({ name }) => name === 'POST /v1/promote').at(-1) ?? {}
    expect(body).toMatchObject({ targets: [{ part, version: '1.3.0' }], canary: 25 })
  })
})
