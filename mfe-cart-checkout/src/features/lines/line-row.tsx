import { formatUsd, toCents, type CartItem } from '@shop/shared-api'
import { Alert, IconButton, ProductImage, QuantityField, Text, toast, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { addLine, removeLine, setQuantity, type CartLine } from '../cart/cart-lines'
import { cart } from '../cart/site-cart'
import { LineChoice } from './line-choice'

const Row = styled.li<{ $compact?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $compact }) => ($compact ? '4.5rem' : 'clamp(5rem, 22vw, 9rem)')} minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[4]};
  border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
`

const Picture = styled(ProductImage)`
  align-self: start;
`

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  justify-items: start;
`

const Title = styled(Link)`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title};
  font-weight: 600;
  line-height: 1.1;
  text-transform: uppercase;
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

const Sum = styled.div`
  display: grid;
  justify-items: end;
  align-content: space-between;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** Bounds the field while the server has not said how much there is. */
const unknownStock = 9_999

interface LineRowProps {
  line: CartLine
  item: CartItem | undefined
  compact?: boolean
}

/** One line: picture, choice, quantity, its total, and the way out of the cart. */
export function LineRow({ line, item, compact }: LineRowProps) {
  const stock = item?.selectedVariantion?.available || unknownStock
  return (
    <Row $compact={compact}>
      <Picture src={line.thumbnail} alt="" sizes="(min-width: 40rem) 144px, 90px" />
      <Facts>
        <Title to={`/shop/${line.productId}`}>{line.title}</Title>
        {compact || !item ? (
          <Text size="small" tone="inkMuted">
            {line.color}, {line.size}
          </Text>
        ) : (
          <LineChoice line={line} variations={item.productVariations} />
        )}
        {line.hasError ? (
          <Alert tone="error" title="Product Not Available">
            This variant is not available and you cannot proceed to checkout with this item.
          </Alert>
        ) : (
          <QuantityField
            label={`Quantity of ${line.title}, ${line.color}, ${line.size}`}
            value={line.quantity}
            max={stock}
            onChange={(quantity) => cart.change((lines) => setQuantity(lines, line.variationId, quantity))}
          />
        )}
      </Facts>
      <Sum>
        <span>{lineTotal(line)}</span>
        <IconButton icon="trash" label={`Remove ${line.title}, ${line.color}, ${line.size}`} onClick={() => remove(line)} />
      </Sum>
    </Row>
  )
}

function lineTotal({ priceSeen, salePriceSeen, quantity }: CartLine): string {
  const price = salePriceSeen ?? priceSeen
  return price === null ? '' : formatUsd(toCents(price) * quantity)
}

function remove(line: CartLine): void {
  cart.change((lines) => removeLine(lines, line.variationId))
  toast('Delete to cart', {
    type: 'success',
    action: { label: 'Undo', onPress: () => cart.change((lines) => addLine(lines, line)) },
  })
}
