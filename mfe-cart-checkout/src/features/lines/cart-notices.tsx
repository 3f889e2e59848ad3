import { Alert, Button } from '@shop/shared-ui'
import { cart as siteCart } from '../cart/site-cart'
import type { CartState } from '../cart/cart-store'

/** What changed since the shopper last looked, line by line, and why amounts may be missing. */
export function CartNotices({ cart }: { cart: CartState }) {
  const warnings = cart.quote?.warnings ?? []
  return (
    <div aria-live="polite">
      {cart.problem && (
        <Alert tone="error" title="We could not price your cart">
          {cart.problem} Your cart is kept. <Button variant="quiet" onClick={() => siteCart.requote()}>Try again</Button>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title="Your cart has changed">
          <ul>
            {warnings.map(({ product_variation_id: id, code, message }) => (
              <li key={`${id} ${code}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
