import { render } from '@testing-library/react'
import { tokens } from '../theme/tokens'
import { Card } from './card'
import { Cluster } from './cluster'
import { Container } from './container'
import { Grid } from './grid'
import { Stack } from './stack'

describe('layout primitives', () => {
  test('stacks children with the requested gap', () => {
    const { container } = render(<Stack $gap={6} as="section" />)
    expect(container.firstChild).toHaveStyle({ flexDirection: 'column', gap: tokens.space[6] })
    expect(container.firstChild?.nodeName).toBe('SECTION')
  })

  test('wraps a cluster', () => {
    expect(render(<Cluster $justify="space-between" />).container.firstChild).toHaveStyle({
      flexWrap: 'wrap',
      justifyContent: 'space-between',
    })
  })

  test('makes a text container narrower than a page container', () => {
    const { container } = render(<Container $width="text" />)
    expect(getComputedStyle(container.firstChild as Element).maxInlineSize).toBe(tokens.measure.text)
  })

  test('renders a grid, and a card without padding', () => {
    expect(render(<Grid $min="10rem" />).container.firstChild).toHaveStyle({ display: 'grid' })
    expect(render(<Card $pad={0} />).container.firstChild).toHaveStyle({ padding: '0' })
  })
})
