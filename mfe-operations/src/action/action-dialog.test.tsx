import { fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUploads } from '../testing/fake-xhr'
import type { Action } from './action-dialog'
import { ActionButton } from './action-button'

const action: Action = {
  label: 'Import',
  title: 'Import codes',
  operation: 'codes.import',
  input: { file: 'codes.csv' },
  fields: [{ name: 'codes', label: 'Codes', kind: 'file', required: true, accept: '.csv' }],
}

describe('action dialog', () => {
  beforeAll(fakeUploads)

  test('sends a chosen file to its operation, and requires one', async () => {
    const calls = fakePageFetch({ 'POST /staff/uploads/codes.import': () => ({ done: '1 added.' }) })
    const onDone = jest.fn()
    render(<ActionButton action={action} onDone={onDone} />)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Import codes' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
    expect(await within(dialog).findByText('This field is required')).toBeInTheDocument()
    expect(calls).toEqual([])
    await userEvent.upload(within(dialog).getByLabelText('Codes'), new File(['code\n'], 'codes.csv'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(onDone).toHaveBeenCalledWith({ done: '1 added.' })
    const form = calls[0]!.body as FormData
    expect(form.get('input')).toBe('{"file":"codes.csv"}')
    expect(form.get('file')).toBeInstanceOf(File)
  })
})
