import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Price } from './price'

const textOf = (price: ReactElement) => render(price).container.textContent

describe('Price', () => {
  test('formats cents as dollars with two decimals', () => {
    expect(textOf(<Price cents={129900} />)).toBe('$1,299.00')
    expect(textOf(<Price cents={5} />)).toBe('$0.05')
    expect(textOf(<Price cents={123456789} />)).toBe('$1,234,567.89')
  })

  test('shows and names both prices on sale', () => {
    const { container } = render(<Price cents={5999} saleCents={4999} />)
    expect(container).toHaveTextContent('Sale price $49.99, was $59.99')
    expect(container.querySelector('s')).toHaveTextContent('$59.99')
  })

  test.each([null, undefined, 0, -5, 5999, 7000])('ignores a sale price of %p', (saleCents) => {
    expect(textOf(<Price cents={5999} saleCents={saleCents} />)).toBe('$59.99')
  })
})
