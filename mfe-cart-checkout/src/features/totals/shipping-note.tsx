import { Icon, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartState } from '../../cart/cart-store'

const Note = styled(Text)`
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

/** How far free delivery is, in the server's words, whose line stands before they are here; it has none for wholesellers. */
export function ShippingNote({ cart: { quote, problem } }: { cart: Pick<CartState, 'quote' | 'problem'> }) {
  const isAwaited = !quote && !problem
  if (!isAwaited && !quote?.shipment_note) return null
  return (
    <Note size="small" role="status">
      {quote && (
        <>
          <Icon name="truck" size={18} />
          {quote.shipment_note}
        </>
      )}
    </Note>
  )
}
