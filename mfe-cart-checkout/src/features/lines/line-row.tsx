import { links as catalogueLinks } from '@shop/catalogue-contract'
import { formatUsd, toCents, type CartItem } from '@shop/shared-api'
import { Alert, Button, Price, QuantityField, Text, toast } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import { MAX_LINE_QUANTITY, type CartLine } from '../../cart/cart-line'
import { lineCents, setQuantity } from '../../cart/cart-lines'
import { focusNeighbor } from '../../focus-neighbor'
import { LineChoice } from './line-choice'
import {
  CartLineRemove,
  CartLineChoice,
  CartLineChoicePlaceholder,
  CartLineFoot,
  CartLineHead,
  CartLineTotal,
  CartLinePicture,
  pictureSizes,
  CartLineRow,
  CartLineTitle,
} from './line-layout'
import { RemoveLine } from './remove-line'

interface LineRowProps {
  line: CartLine
  /** Position in the cart, from 0. */
  index: number
  /** The server's last item of this line; undefined until it has loaded, and when the product left the catalog. */
  item: CartItem | undefined
  pending: boolean
  compact: boolean
  /** Shows the item code, which wholesale buyers order by. */
  hasCode: boolean
}

/** One line: picture, choice, quantity, total and remove button. */
export function LineRow({ line, index, item, pending, compact, hasCode }: LineRowProps) {
  const name = [line.title, line.color, line.size].filter(Boolean).join(', ')
  const hasChoice = !compact && (item ? item.productVariations.length > 1 : pending && line.hasChoice)
  return (
    <CartLineRow $compact={compact} aria-label={name}>
      <CartLinePicture
        src={line.thumbnail}
        alt=""
        sizes={compact ? '72px' : pictureSizes}
        loading={index < 2 ? 'eager' : 'lazy'}
      />
      <CartLineHead>
        <CartLineTitle to={catalogueLinks.product(line.productId)}>{line.title}</CartLineTitle>
        {!hasChoice && <Text size="small">{[line.color, line.size].filter(Boolean).join(', ')}</Text>}
        {hasCode && item?.selectedVariantion && (
          <Text size="small" tone="inkMuted">
            Item code {item.selectedVariantion.sku}
          </Text>
        )}
        {line.priceSeen !== null && !line.hasError && (
          <Text as="span" size="small" tone="inkMuted">
            <Price cents={toCents(line.priceSeen)} saleCents={line.salePriceSeen && toCents(line.salePriceSeen)} /> each
          </Text>
        )}
      </CartLineHead>
      <CartLineRemove>
        <RemoveLine line={line} index={index} name={name} />
      </CartLineRemove>
      {hasChoice && (
        <CartLineChoice>
          {item ? <LineChoice line={line} variants={item.productVariations} /> : <CartLineChoicePlaceholder />}
        </CartLineChoice>
      )}
      <CartLineFoot>
        {line.hasError ? <NotAvailable /> : <Quantity {...{ line, item, pending, name }} />}
        {!compact && <SaveForLater lineKey={line.key} name={name} />}
      </CartLineFoot>
    </CartLineRow>
  )
}

function SaveForLater({ lineKey, name }: { lineKey: number; name: string }) {
  const { saveForLater } = useCartStore()
  function save(button: HTMLElement) {
    focusNeighbor(button, '[data-saves-line]')
    saveForLater(lineKey)
    toast('Saved for later', { type: 'success' })
  }
  return (
    <Button
      data-saves-line
      variant="quiet"
      aria-label={`Save for later: ${name}`}
      onClick={(click) => save(click.currentTarget)}
    >
      Save for later
    </Button>
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
  const variant = item?.productVariations.find(({ id }) => id === line.variantId)
  return (
    <>
      <QuantityField
        label={`Quantity of ${name}`}
        value={line.quantity}
        max={Math.min(MAX_LINE_QUANTITY, variant?.available || MAX_LINE_QUANTITY)}
        onChange={(quantity) => change((lines) => setQuantity(lines, line.key, quantity))}
      />
      <CartLineTotal aria-live="off" aria-label={`Total of ${name}`} $pending={pending}>
        {line.priceSeen !== null && formatUsd(lineCents(line))}
      </CartLineTotal>
    </>
  )
}
