import { render } from '@testing-library/react'
import { Badge } from './badge'
import { Rating } from './rating'

describe('Rating', () => {
  test('describes the stars in text with the number of reviews', () => {
    expect(render(<Rating value={4.27} count={12} />).container).toHaveTextContent('4.3 out of 5 stars(12) reviews')
    expect(render(<Rating value={5} count={1} />).container).toHaveTextContent('5 out of 5 stars(1) review')
  })

  test('omits the number without reviews', () => {
    expect(render(<Rating value={0} />).container.textContent).toBe('0 out of 5 stars')
  })

  test('fills the stars to the average', () => {
    const { container } = render(<Rating value={2.5} />)
    expect(container.querySelector('svg svg')).toHaveAttribute('width', '60')
  })

  test('renders a badge as its text', () => {
    expect(render(<Badge $tone="outline">Sale</Badge>).container).toHaveTextContent('Sale')
  })
})
