import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityField } from './quantity-field'

function Shelf({
  start = 1,
  max = 5,
  onChange = () => undefined,
}: {
  start?: number
  max?: number
  onChange?: (n: number) => void
}) {
  const [quantity, setQuantity] = useState(start)
  const choose = (n: number) => {
    setQuantity(n)
    onChange(n)
  }
  return <QuantityField label="Quantity of Ring gloves" value={quantity} onChange={choose} max={max} />
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Ring gloves' })
const more = () => screen.getByRole('button', { name: 'One more' })
const less = () => screen.getByRole('button', { name: 'One less' })

test('updates at once and stops at one and at the stock', async () => {
  const onChange = jest.fn()
  render(<Shelf start={4} onChange={onChange} />)
  await userEvent.click(more())
  expect(field()).toHaveValue('5')
  expect(more()).toBeDisabled()
  for (let press = 0; press < 4; press += 1) await userEvent.click(less())
  expect(field()).toHaveValue('1')
  expect(less()).toBeDisabled()
  expect(onChange.mock.calls.map(([n]) => n)).toEqual([5, 4, 3, 2, 1])
})

test('steps by one on arrow keys and by ten on page keys, within the limits', async () => {
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

test('reduces a typed quantity to the stock and says so', async () => {
  const onChange = jest.fn()
  render(<Shelf onChange={onChange} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '40')
  expect(field()).toHaveValue('5')
  expect(onChange).toHaveBeenLastCalledWith(5)
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 in stock.')
})

test('ignores an empty field and letters, and restores the number on blur', async () => {
  const onChange = jest.fn()
  render(<Shelf start={3} onChange={onChange} />)
  await userEvent.clear(field())
  await userEvent.type(field(), 'x')
  expect(field()).toHaveValue('')
  await userEvent.tab()
  expect(field()).toHaveValue('3')
  expect(onChange).not.toHaveBeenCalled()
})
