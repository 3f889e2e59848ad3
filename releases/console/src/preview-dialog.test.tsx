import { mockResponses, errorResponse } from '@shop/shared-forms/testing/page-network'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PreviewDialog } from './preview-dialog'
import { registryClient } from './registry-client'

const message = 'The release server restarts.'
const link = 'https://shop.example/?preview=signed'

describe('PreviewDialog', () => {
  test('replaces an error by a link, and a link by an error', async () => {
    const answers: Record<string, () => unknown> = {
      'POST /v1/preview': () => errorResponse(503, 'unavailable', message),
    }
    mockResponses(answers)
    const client = registryClient('token', 'Ada')
    render(<PreviewDialog client={client} part="account" version="1.2.3" onClose={() => undefined} />)
    expect(await screen.findByText(message)).toBeVisible()

    answers['POST /v1/preview'] = () => ({ part: 'account', version: '1.2.3', until: '2026-12-01T10:00:00Z', link })
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '1 day')
    expect(await screen.findByLabelText('Link')).toHaveValue(link)
    expect(screen.queryByText(message)).not.toBeInTheDocument()

    answers['POST /v1/preview'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '7 days')
    expect(await screen.findByText('The release server does not respond.')).toBeVisible()
    expect(screen.queryByLabelText('Link')).not.toBeInTheDocument()
  })
})
