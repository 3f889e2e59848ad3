import { Alert, TextLink } from '@shop/shared-ui'
import type { CartLine } from '../../cart/cart-line'

/** Names unavailable lines where the lines themselves aren't shown, with a link to the cart. */
export function UnavailableLines({ lines }: { lines: readonly CartLine[] }) {
  const unavailable = lines.filter(({ hasError }) => hasError)
  if (unavailable.length === 0) return null
  return (
    <Alert tone="error" announce="polite" title="Product Not Available">
      {unavailable.map(({ key, title, color, size }) => (
        <p key={key}>
          <strong>{[title, color, size].filter(Boolean).join(', ')}</strong>: This variant is not available and you
          cannot proceed to checkout with this item.
        </p>
      ))}
      <TextLink to="/cart">View in cart</TextLink>
    </Alert>
  )
}
