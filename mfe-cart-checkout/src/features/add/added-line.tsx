import { formatDollars, type CartQuote } from '@shop/shared-api'
import { ProductImage, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { NewLine } from '../../cart/cart-line'

const AddedLineFrame = styled.div`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: start;
`

interface AddedLineProps {
  line: NewLine
  /** Pieces added now; 0 when the cart held the entire stock before. */
  added: number
  stock: number
  /** The priced cart; null while the shop can't be reached. */
  quote: Pick<CartQuote, 'count' | 'subtotal'> | null
}

/** What was added, with a note when the stock limited the quantity, and the cart's subtotal. */
export function AddedLine({ line, added, stock, quote }: AddedLineProps) {
  return (
    <AddedLineFrame>
      <ProductImage src={line.thumbnail} alt="" sizes="5rem" loading="eager" />
      <div>
        {quote && <Text as="strong">{added > 0 ? 'Added to cart' : 'Already in your cart'}</Text>}
        <Text size="small">
          {added > 0 && `${added} × `}
          {[line.title, line.color, line.size].filter(Boolean).join(', ')}
        </Text>
        {added < line.quantity && <Text size="small">Only {stock} in stock, and they’re all in your cart now.</Text>}
        {quote ? (
          <Text size="small">
            Subtotal ({quote.count} {quote.count === 1 ? 'item' : 'items'}):{' '}
            <strong>{formatDollars(quote.subtotal)}</strong>
          </Text>
        ) : (
          <Text size="small" tone="warning">
            We can’t reach the shop right now. We’ll check price and stock as soon as you’re back online.
          </Text>
        )}
      </div>
    </AddedLineFrame>
  )
}
