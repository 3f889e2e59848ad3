import { toCents } from '@shop/shared-api'
import { Icon, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { meterStyles } from '../../meter-styles'
import type { CartState } from '../../cart/cart-state'
import { useShopSettings } from '../../shop-data'

const ShippingNoteFrame = styled.div`
  ${meterStyles}
`

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

/**
 * The server's note on free shipping with the progress toward it, and reserved space while it loads; wholesalers have
 * none. Only simple delivery becomes free, which it says where express is chosen.
 */
export function ShippingNote({ cart: { quote, problem } }: { cart: Pick<CartState, 'quote' | 'problem'> }) {
  const settings = useShopSettings()
  const isPending = !quote && !problem
  if (!isPending && !quote?.shipment_note) return null
  const [reached, needed] = [toCents(quote?.subtotal ?? 0), toCents(settings?.free_shipment ?? 0)]
  const isShort = quote !== null && reached < needed
  return (
    <ShippingNoteFrame>
      <ShippingNoteText size="small" role="status">
        {quote && (
          <>
            <Icon name="truck" size={18} />
            <span>
              {quote.shipment_note}
              {isShort && quote.shipment_type === 'express' && ' Express delivery is never free.'}
            </span>
          </>
        )}
      </ShippingNoteText>
      {isShort && <progress aria-label="Progress to free shipping" value={reached} max={needed} />}
    </ShippingNoteFrame>
  )
}
