import { Icon, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartState } from '../../cart/cart-state'

const ShippingNoteText = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: start;
  min-block-size: 1lh;
  font-weight: 500;

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`

/** The server's note on free shipping, with reserved space while it loads; wholesalers have none. */
export function ShippingNote({ cart: { quote, problem } }: { cart: Pick<CartState, 'quote' | 'problem'> }) {
  const isPending = !quote && !problem
  if (!isPending && !quote?.shipment_note) return null
  return (
    <ShippingNoteText size="small" role="status">
      {quote && (
        <>
          <Icon name="truck" size={18} />
          {quote.shipment_note}
        </>
      )}
    </ShippingNoteText>
  )
}
