import { render, screen } from '@testing-library/react'
import { Icon } from '../icon/icon'
import { Heading } from './heading'
import { Text } from './text'
import { VisuallyHidden } from './visually-hidden'

test('a heading keeps its place in the outline whatever its size', () => {
  render(
    <Heading level={3} size="hero">
      On sale
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'On sale' })).toBeVisible()
})

test('text is a paragraph unless told otherwise', () => {
  const { container } = render(
    <>
      <Text tone="inkMuted">First</Text>
      <Text as="strong" size="small">
        Second
      </Text>
    </>,
  )
  expect(container.querySelector('p')).toHaveTextContent('First')
  expect(container.querySelector('strong')).toHaveTextContent('Second')
})

test('an icon decorates unless it is named', () => {
  render(
    <>
      <Icon name="truck" />
      <Icon name="heart" label="Saved" filled />
      <VisuallyHidden>for ears only</VisuallyHidden>
    </>,
  )
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Saved' })])
  expect(screen.getByText('for ears only')).toBeInTheDocument()
})
