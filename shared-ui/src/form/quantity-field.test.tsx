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

describe('QuantityField', () => {
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

  test.each(['1e3', '12abc', '2.7', '-3', '0', '1,000', '1 2'])(
    'refuses "%s" with an error and keeps the quantity',
    async (text) => {
      const onChange = jest.fn()
      render(<Shelf start={3} max={2000} onChange={onChange} />)
      await userEvent.clear(field())
      await userEvent.type(field(), text)
      expect(field()).toHaveValue(text)
      expect(field()).toBeInvalid()
      expect(field()).toHaveAccessibleDescription('Enter a whole number from 1 to 2,000.')
      expect(field()).toHaveAttribute('aria-valuenow', '3')
      await userEvent.tab()
      expect(field()).toHaveValue('3')
      expect(screen.getByText('Enter a whole number from 1 to 2,000.')).toBeVisible()
      expect(onChange.mock.calls.at(-1) ?? [3]).toEqual([3])
    },
  )

  test('accepts a pasted number with spaces around it', async () => {
    const onChange = jest.fn()
    render(<Shelf start={3} max={20} onChange={onChange} />)
    await userEvent.click(field())
    await userEvent.paste(' 12 ')
    expect(onChange.mock.calls).toEqual([[12]])
    await userEvent.tab()
    expect(field()).toHaveValue('12')
  })

  test('restores the quantity of an empty field on blur without an error', async () => {
    const onChange = jest.fn()
    render(<Shelf start={3} onChange={onChange} />)
    await userEvent.clear(field())
    expect(field()).toHaveValue('')
    await userEvent.tab()
    expect(field()).toHaveValue('3')
    expect(field()).toBeValid()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('restores a stepped quantity when the text after it is refused', async () => {
    render(<Shelf start={3} max={20} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}{End}x')
    expect(field()).toHaveValue('4x')
    await userEvent.tab()
    expect(field()).toHaveValue('4')
  })

  test('clears the error on the next valid quantity', async () => {
    render(<Shelf start={3} />)
    await userEvent.type(field(), 'x')
    expect(field()).toBeInvalid()
    await userEvent.click(more())
    expect(field()).toBeValid()
    expect(field()).toHaveValue('4')
  })
})
