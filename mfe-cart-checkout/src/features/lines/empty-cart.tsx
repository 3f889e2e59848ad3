import { ButtonLink, EmptyState } from '@shop/shared-ui'

/** What stands in a cart that holds nothing. */
export function EmptyCart() {
  return (
    <EmptyState icon="cart" title="Your cart is empty" action={<ButtonLink to="/shop">Shop all gear</ButtonLink>}>
      Gear that you add stays here, on this device, until you order it.
    </EmptyState>
  )
}
