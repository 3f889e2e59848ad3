import type { CartItem, CartQuote } from '@shop/shared-api'
import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartLine } from '../cart/cart-lines'
import { LineRow } from './line-row'

const List = styled.ul`
  margin: ${tokens.space[4]} 0 0;
  padding: 0;
  list-style: none;
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

interface LineListProps {
  lines: readonly CartLine[]
  quote: CartQuote | null
  /** In the drawer: smaller pictures, no choice of size and colour. */
  compact?: boolean
}

/** The lines of the cart, each with what the server last said of it. */
export function LineList({ lines, quote, compact }: LineListProps) {
  const items = new Map<number, CartItem>(quote?.items.map((item) => [item.product_variation_id, item]))
  return (
    <List>
      {lines.map((line) => (
        <LineRow key={line.variationId} line={line} item={items.get(line.variationId)} compact={compact} />
      ))}
    </List>
  )
}
