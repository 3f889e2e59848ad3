import { render } from '@testing-library/react'
import { tokens } from '../theme/tokens'
import { Card } from './card'
import { Cluster } from './cluster'
import { Container } from './container'
import { Grid } from './grid'
import { Stack } from './stack'

test('a stack puts its children under one another with the gap that was asked for', () => {
  const { container } = render(<Stack $gap={6} as="section" />)
  expect(container.firstChild).toHaveStyle({ flexDirection: 'column', gap: tokens.space[6] })
  expect(container.firstChild?.nodeName).toBe('SECTION')
})

test('a cluster wraps', () => {
  expect(render(<Cluster $justify="space-between" />).container.firstChild).toHaveStyle({
    flexWrap: 'wrap',
    justifyContent: 'space-between',
  })
})

test('a container for running text is narrower than one for a page', () => {
  const { container } = render(<Container $width="text" />)
  expect(getComputedStyle(container.firstChild as Element).maxInlineSize).toBe(tokens.measure.text)
})

test('a grid is a grid, and a card may have no padding', () => {
  expect(render(<Grid $min="10rem" />).container.firstChild).toHaveStyle({ display: 'grid' })
  expect(render(<Card $pad={0} />).container.firstChild).toHaveStyle({ padding: '0' })
})
