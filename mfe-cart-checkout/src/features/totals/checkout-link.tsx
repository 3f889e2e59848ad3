import { Button, ButtonLink, Text } from '@shop/shared-ui'
import { cartHasError } from '../../cart/cart-lines'
import type { CartLine } from '../../cart/cart-line'

interface CheckoutLinkProps {
  lines: readonly CartLine[]
  /** Without its size and reason, for the bar of phones. */
  brief?: boolean
  onClick?: () => void
}

/** Link to the first step; disabled while any line is unavailable. */
export function CheckoutLink({ lines, brief = false, onClick }: CheckoutLinkProps) {
  const look = { variant: 'action', size: brief ? 'regular' : 'large', wide: !brief } as const
  if (!cartHasError(lines)) {
    return (
      <ButtonLink to="/shipment" {...look} onClick={onClick}>
        Checkout
      </ButtonLink>
    )
  }
  return (
    <>
      <Button {...look} disabled>
        Checkout
      </Button>
      {!brief && (
        <Text size="small" tone="error" role="status">
          Some items in your cart are unavailable. Change or remove them to check out.
        </Text>
      )}
    </>
  )
}
