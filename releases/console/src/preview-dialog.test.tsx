import { fakePageFetch, errorResponse } from '@shop/shared-api/testing/fake-network'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PreviewDialog } from './preview-dialog'
import { registryClient } from './registry-client'

const message = 'The release server restarts.'
const link = 'https://shop.example/?remote=account%401.2.3&signed=0123456789ab'
const refusal = (text: string) => ({ check: 'api', severity: 'refusal', part: 'account', subject: 'a', message: text })
const preview = { id: '0123456789ab', versions: [], until: '2026-12-01T10:00:00Z', link, verdict: 'pass', findings: [] }

describe('PreviewDialog', () => {
  const answers: Record<string, () => unknown> = {}
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create link' }))
  const open = async () => {
    const calls = fakePageFetch(answers)
    const client = registryClient('token', 'Ada')
    render(<PreviewDialog client={client} part="account" version="1.2.3" onClose={() => undefined} />)
    await screen.findByRole('dialog')
    return calls
  }

  test('signs a link on request only, with lifetime and reason', async () => {
    answers['POST /v1/preview'] = () => preview
    const calls = await open()
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '1 day')
    await userEvent.type(screen.getByLabelText(/^Why/), 'For sales')
    expect(calls).toHaveLength(0)
    await create()
    expect(await screen.findByLabelText('Link')).toHaveValue(link)
    const targets = [{ part: 'account', version: '1.2.3' }]
    expect(calls.map(({ body }) => body)).toEqual([{ targets, minutes: 1440, why: 'For sales', by: 'Ada' }])
    expect(screen.queryByText(/would refuse/)).not.toBeInTheDocument()
  })

  test('replaces an error by a link with what would refuse a promotion', async () => {
    answers['POST /v1/preview'] = () => errorResponse(503, 'unavailable', message)
    await open()
    await create()
    expect(await screen.findByText(message)).toBeVisible()

    answers['POST /v1/preview'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await create()
    expect(await screen.findByText('The release server does not respond.')).toBeVisible()

    answers['POST /v1/preview'] = () => ({
      ...preview,
      verdict: 'refused',
      findings: [refusal('It needs the API ^9.')],
    })
    await create()
    expect(await screen.findByLabelText('Link')).toHaveValue(link)
    expect(screen.getByText('It needs the API ^9.')).toBeVisible()
    expect(screen.queryByText('The release server does not respond.')).not.toBeInTheDocument()
  })

  test('shows why code that does not run gets no link', async () => {
    answers['POST /v1/preview'] = () =>
      Response.json(
        { code: 'refused', message: 'No link was signed.', findings: [refusal('x is not defined')] },
        { status: 422 },
      )
    await open()
    await create()
    expect(await screen.findByText('No link was signed.')).toBeVisible()
    expect(screen.getByText('x is not defined')).toBeVisible()
    expect(screen.queryByLabelText('Link')).not.toBeInTheDocument()
  })
})
