import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartState } from '../../cart/cart-state'
import { LineRow } from './line-row'

/** The list of cart lines. */
export const CartLineList = styled.ul`
  margin: ${tokens.space[4]} 0 0;
  padding: 0;
  list-style: none;
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

interface LineListProps {
  cart: CartState
  /** In the drawer: smaller pictures, no choice of size and color. */
  compact?: boolean
}

/** The lines of the cart, each with the server's last item. */
export function LineList({ cart, compact = false }: LineListProps) {
  const isWholesale = cart.quote?.wholesalerDiscountMessage != null
  return (
    <CartLineList>
      {cart.lines.map((line, index) => (
        <LineRow
          key={line.key}
          line={line}
          index={index}
          item={cart.items.get(line.key)}
          hasCode={isWholesale}
          pending={cart.quoting}
          compact={compact}
        />
      ))}
    </CartLineList>
  )
}
