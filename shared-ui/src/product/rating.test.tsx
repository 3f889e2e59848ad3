import { render } from '@testing-library/react'
import { Badge } from './badge'
import { Rating } from './rating'

test('stars are told in words, with the number of reviews', () => {
  expect(render(<Rating value={4.27} count={12} />).container).toHaveTextContent('4.3 out of 5 stars(12) reviews')
  expect(render(<Rating value={5} count={1} />).container).toHaveTextContent('5 out of 5 stars(1) review')
})

test('without reviews no number is shown', () => {
  expect(render(<Rating value={0} />).container.textContent).toBe('0 out of 5 stars')
})

test('the stars are filled to the average', () => {
  const { container } = render(<Rating value={2.5} />)
  expect(container.querySelector('svg svg')).toHaveAttribute('width', '60')
})

test('a badge is its words', () => {
  expect(render(<Badge $tone="outline">Sale</Badge>).container).toHaveTextContent('Sale')
})
