import { Alert, TextLink } from '@shop/shared-ui'
import type { CartLine } from '../../cart/cart-line'

/** Names the lines that can't be bought any more, where the lines themselves are not in view, and leads to where they can be changed. */
export function LinesInError({ lines }: { lines: readonly CartLine[] }) {
  const broken = lines.filter(({ hasError }) => hasError)
  if (broken.length === 0) return null
  return (
    <Alert tone="error" announce="polite" title="Product Not Available">
      {broken.map(({ key, title, color, size }) => (
        <p key={key}>
          <strong>{[title, color, size].filter(Boolean).join(', ')}</strong>: This variant is not available and you
          cannot proceed to checkout with this item.
        </p>
      ))}
      <TextLink to="/cart">See it in your cart</TextLink>
    </Alert>
  )
}
