import { render, screen } from '@testing-library/react'
import { Icon } from '../icon/icon'
import { Heading } from './heading'
import { Text } from './text'
import { VisuallyHidden } from './visually-hidden'

describe('typography', () => {
  test("keeps a heading's level independent of its size", () => {
    render(
      <Heading level={3} size="hero">
        On sale
      </Heading>,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'On sale' })).toBeVisible()
  })

  test('renders text as a paragraph by default', () => {
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

  test('hides an icon without a label', () => {
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
})
