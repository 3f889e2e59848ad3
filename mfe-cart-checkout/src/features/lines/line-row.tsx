import { formatUsd, toCents, type CartItem } from '@shop/shared-api'
import { Alert, Price, QuantityField, Text } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import { mostPieces, type CartLine } from '../../cart/cart-line'
import { lineCents, setQuantity } from '../../cart/cart-lines'
import { LineChoice } from './line-choice'
import { Bin, ChoiceArea, ChoiceRoom, Foot, Head, LineTotal, Picture, pictureSizes, Row, Title } from './line-layout'
import { RemoveLine } from './remove-line'

interface LineRowProps {
  line: CartLine
  /** Where it stands, from 0. */
  place: number
  /** What the server last said of it; missing until then, and when the product has left the catalogue. */
  item: CartItem | undefined
  pending: boolean
  compact: boolean
}

/** One line: picture, choice, quantity, its total, and the way out of the cart. */
export function LineRow({ line, place, item, pending, compact }: LineRowProps) {
  const name = [line.title, line.color, line.size].filter(Boolean).join(', ')
  const choosable = !compact && (item ? item.productVariations.length > 1 : pending && line.hasChoice)
  return (
    <Row $compact={compact} aria-label={name}>
      <Picture
        src={line.thumbnail}
        alt=""
        sizes={compact ? '72px' : pictureSizes}
        loading={place < 2 ? 'eager' : 'lazy'}
      />
      <Head>
        <Title to={`/shop/${line.productId}`}>{line.title}</Title>
        {!choosable && <Text size="small">{[line.color, line.size].filter(Boolean).join(', ')}</Text>}
        {line.priceSeen !== null && !line.hasError && (
          <Text as="span" size="small" tone="inkMuted">
            <Price cents={toCents(line.priceSeen)} saleCents={line.salePriceSeen && toCents(line.salePriceSeen)} /> each
          </Text>
        )}
      </Head>
      <Bin>
        <RemoveLine line={line} place={place} name={name} />
      </Bin>
      {choosable && (
        <ChoiceArea>
          {item ? <LineChoice line={line} variations={item.productVariations} /> : <ChoiceRoom />}
        </ChoiceArea>
      )}
      <Foot>{line.hasError ? <NotAvailable /> : <Quantity {...{ line, item, pending, name }} />}</Foot>
    </Row>
  )
}

function NotAvailable() {
  return (
    <Alert tone="error" title="Product Not Available">
      This variant is not available and you cannot proceed to checkout with this item.
    </Alert>
  )
}

function Quantity({ line, item, pending, name }: Pick<LineRowProps, 'line' | 'item' | 'pending'> & { name: string }) {
  const { change } = useCartStore()
  const variation = item?.productVariations.find(({ id }) => id === line.variationId)
  return (
    <>
      <QuantityField
        label={`Quantity of ${name}`}
        value={line.quantity}
        max={Math.min(mostPieces, variation?.available || mostPieces)}
        onChange={(quantity) => change((lines) => setQuantity(lines, line.key, quantity))}
      />
      <LineTotal aria-live="off" aria-label={`Total of ${name}`} $pending={pending}>
        {line.priceSeen !== null && formatUsd(lineCents(line))}
      </LineTotal>
    </>
  )
}
