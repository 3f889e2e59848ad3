import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartState } from '../../cart/cart-store'
import { LineRow } from './line-row'

/** What lines stand in. */
export const List = styled.ul`
  margin: ${tokens.space[4]} 0 0;
  padding: 0;
  list-style: none;
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

interface LineListProps {
  cart: CartState
  /** In the drawer: smaller pictures, no choice of size and colour. */
  compact?: boolean
}

/** The lines of the cart, each with what the server last said of it. */
export function LineList({ cart, compact = false }: LineListProps) {
  return (
    <List>
      {cart.lines.map((line, place) => (
        <LineRow
          key={line.key}
          line={line}
          place={place}
          item={cart.items.get(line.key)}
          pending={cart.quoting}
          compact={compact}
        />
      ))}
    </List>
  )
}
