import { ButtonLink, EmptyState } from '@shop/shared-ui'

/** What stands in a cart that holds nothing; `onLeave` closes the drawer that it may stand in. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  return (
    <EmptyState
      icon="cart"
      title="Your cart is empty"
      action={
        <ButtonLink to="/shop" variant="action" onClick={onLeave}>
          Shop all gear
        </ButtonLink>
      }
    >
      Gear that you add stays here, on this device, until you order it.
    </EmptyState>
  )
}
