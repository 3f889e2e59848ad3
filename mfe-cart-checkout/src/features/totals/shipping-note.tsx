import type { CartQuote } from '@shop/shared-api'
import { Icon, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Note = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: start;
  font-weight: 500;

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`

/** How far free delivery is, in the server's words; it has none for wholesellers. */
export function ShippingNote({ quote }: { quote: CartQuote | null }) {
  if (!quote?.shipment_note) return null
  return (
    <Note size="small" role="status">
      <Icon name="truck" size={18} />
      {quote.shipment_note}
    </Note>
  )
}
