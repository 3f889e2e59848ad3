import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderAnswer, orderLine } from '../../testing/orders'

const address = `/operations/orders/${orderLine.number}`

/** Opens a canceled order whose refund needs the password again, and presses Refund. */
async function refund() {
  let isProven = false
  const order = orderAnswer({ status: 'cancelled' })
  const opened = openConsole(
    address,
    {
      'orders.show': () => order,
      'orders.refund': () => {
        if (!isProven) return Response.json({ code: 'reauthenticate', message: 'Sign in again.' }, { status: 403 })
        order.record.payment = 'refunded'
        return { done: '$71.40 is being refunded.' }
      },
    },
    {
      'POST /staff/reauthenticate': () => {
        isProven = true
        return {}
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Refund the payment?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }))
  return { ...opened, question: within(await screen.findByRole('dialog', { name: 'Is it still you?' })) }
}

describe('reauthentication', () => {
  test('repeats the call once the password is given', async () => {
    const { question, inputs } = await refund()
    await userEvent.type(question.getByLabelText('Password'), 'corner desk lamp')
    await userEvent.click(question.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('$71.40 is being refunded.')).toBeInTheDocument()
    expect(inputs('orders.refund')).toHaveLength(2)
    expect(await screen.findByText('Refunded')).toBeInTheDocument()
  })

  test('refuses the call when the person cancels', async () => {
    const { question, inputs } = await refund()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Sign in again.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it still you?' })).not.toBeInTheDocument())
    expect(inputs('orders.refund')).toHaveLength(1)
  })
})
