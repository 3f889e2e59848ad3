import { errorResponse, fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActivePreview } from '../../src/preview/active-previews'
import { PreviewList } from './preview-list'
import { registryClient } from './registry-client'

const times = { at: '2026-12-01T08:00:00Z', until: '2026-12-01T10:00:00Z' }
const both: ActivePreview = {
  ...{ id: '0123456789ab', ...times, by: 'Grace', role: 'manager', why: 'For sales', refusals: ['Needs the API ^9.'] },
  versions: [
    { part: 'account', version: '1.3.0' },
    { part: 'shell', version: '2.0.0' },
  ],
}
const own: ActivePreview = { ...both, id: 'ba9876543210', versions: both.versions.slice(0, 1), why: null, refusals: [] }

describe('PreviewList', () => {
  const answers: Record<string, () => unknown> = {}
  const onRevoked = jest.fn()
  const open = () => {
    const calls = fakePageFetch(answers)
    const mayRevoke = ({ versions }: ActivePreview) => versions.every(({ part }) => part === 'account')
    const client = registryClient('token', 'Ada')
    render(<PreviewList client={client} previews={[both, own]} mayRevoke={mayRevoke} onRevoked={onRevoked} />)
    return calls
  }

  test('lists all versions, and lets a team revoke previews of its own part only', async () => {
    answers['POST /v1/previews/revoke'] = () => own
    const calls = open()
    expect(screen.getByText('account 1.3.0, shell 2.0.0')).toBeVisible()
    expect(screen.getByText('Promotion would be refused')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Revoke/ }))
    expect(screen.getByRole('status')).toHaveTextContent('Revoked the preview of account 1.3.0.')
    expect(calls.map(({ body }) => body)).toEqual([{ id: 'ba9876543210', by: 'Ada' }])
    expect(onRevoked).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { name: 'Previews' })).toHaveFocus()
  })

  test('announces why a preview could not be revoked', async () => {
    answers['POST /v1/previews/revoke'] = () => errorResponse(404, 'not-found', 'There is no active preview.')
    open()
    await userEvent.click(screen.getByRole('button', { name: /^Revoke/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no active preview.')
  })
})
