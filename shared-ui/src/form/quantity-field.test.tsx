import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityField } from './quantity-field'

function Shelf({
  start = 1,
  max = 5,
  heard = () => undefined,
}: {
  start?: number
  max?: number
  heard?: (n: number) => void
}) {
  const [quantity, setQuantity] = useState(start)
  const choose = (n: number) => {
    setQuantity(n)
    heard(n)
  }
  return <QuantityField label="Quantity of Ring gloves" value={quantity} onChange={choose} max={max} />
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Ring gloves' })
const more = () => screen.getByRole('button', { name: 'One more' })
const less = () => screen.getByRole('button', { name: 'One less' })

test('the buttons answer at once and stop at one and at the stock', async () => {
  const heard = jest.fn()
  render(<Shelf start={4} heard={heard} />)
  await userEvent.click(more())
  expect(field()).toHaveValue('5')
  expect(more()).toBeDisabled()
  for (let press = 0; press < 4; press += 1) await userEvent.click(less())
  expect(field()).toHaveValue('1')
  expect(less()).toBeDisabled()
  expect(heard.mock.calls.map(([n]) => n)).toEqual([5, 4, 3, 2, 1])
})

test('the arrow keys step by one and the page keys by ten, within the limits', async () => {
  render(<Shelf start={2} max={30} />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}')
  expect(field()).toHaveValue('3')
  await userEvent.keyboard('{PageUp}')
  expect(field()).toHaveValue('13')
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(field()).toHaveValue('1')
  expect(field()).toHaveAttribute('aria-valuenow', '1')
})

test('typing more than the stock gives the stock and says so', async () => {
  const heard = jest.fn()
  render(<Shelf heard={heard} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '40')
  expect(field()).toHaveValue('5')
  expect(heard).toHaveBeenLastCalledWith(5)
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 in stock.')
})

test('an emptied field and letters change nothing, and the number comes back on leaving', async () => {
  const heard = jest.fn()
  render(<Shelf start={3} heard={heard} />)
  await userEvent.clear(field())
  await userEvent.type(field(), 'x')
  expect(field()).toHaveValue('')
  await userEvent.tab()
  expect(field()).toHaveValue('3')
  expect(heard).not.toHaveBeenCalled()
})
