import { fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionButton } from './action-button'
import type { Action } from './action-dialog'

const action: Action = {
  label: 'Save',
  title: 'Change the coupon',
  operation: 'coupons.change',
  input: { code: 'SPRING15' },
  initial: { max_uses: '50' },
  fields: [
    { name: 'min_subtotal', label: 'Minimum subtotal', kind: 'amount', required: true },
    { name: 'max_uses', label: 'Uses', kind: 'number', empty: null },
  ],
}

/** Opens the form with these answers of the API. */
async function open(answer: () => unknown = () => ({ done: 'Changed.' }), opened = action) {
  const calls = fakePageFetch({ 'POST /staff/operations/coupons.change': answer })
  const onDone = jest.fn()
  render(<ActionButton label="Change" action={opened} onDone={onDone} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  return { calls, onDone, form: within(await screen.findByRole('dialog')) }
}

const close = async (how: () => Promise<unknown>) => {
  await how()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  return within(await screen.findByRole('dialog'))
}

describe('action button', () => {
  test('sends only what was changed where an operation leaves the rest unchanged', async () => {
    const { calls, form } = await open(undefined, { ...action, onlyChanges: true, initial: { min_subtotal: '80.00' } })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('You have not changed anything yet.')).toBeInTheDocument()
    await userEvent.type(form.getByLabelText(/Uses/), '5')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ code: 'SPRING15', max_uses: 5 }]))
  })

  test('sends an amount as a number, and null for a field that was cleared', async () => {
    const { calls, onDone, form } = await open()
    await userEvent.type(form.getByLabelText('Minimum subtotal'), '$1,299.50')
    await userEvent.clear(form.getByLabelText(/Uses/))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(calls.map(({ body }) => body)).toEqual([{ code: 'SPRING15', min_subtotal: 1299.5, max_uses: null }])
  })

  test('keeps what was typed when it is not an amount, and when the API refuses it', async () => {
    const refusal = { code: 'invalid', message: 'Too much.', errors: [{ field: 'min_subtotal', message: 'Too much.' }] }
    const { calls, form } = await open(() => Response.json(refusal, { status: 422 }))
    const amount = form.getByLabelText('Minimum subtotal')
    await userEvent.type(amount, '12,50')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Enter an amount in dollars, such as 129.95')).toBeInTheDocument()
    expect(amount).toHaveValue('12,50')
    await userEvent.clear(amount)
    await userEvent.type(amount, '$9,999')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Too much/))
    expect(amount).toHaveValue('$9,999')
    expect(calls).toHaveLength(1)
  })

  test('keeps what was typed when it is closed by Escape, and forgets it on Cancel', async () => {
    const { form } = await open()
    await userEvent.type(form.getByLabelText('Minimum subtotal'), '80')
    const reopened = await close(() => userEvent.keyboard('{Escape}'))
    expect(reopened.getByLabelText('Minimum subtotal')).toHaveValue('80')
    const anew = await close(() => userEvent.click(reopened.getByRole('button', { name: 'Cancel' })))
    expect(anew.getByLabelText('Minimum subtotal')).toHaveValue('')
    expect(anew.getByLabelText(/Uses/)).toHaveValue('50')
  })
})
