import { Alert, Button, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatChange } from '../../cart/cart-changes'
import { useCartStore } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-state'

const CartNoticeList = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  &:not(:empty) {
    margin-block-start: ${tokens.space[4]};
  }

  ul {
    margin: ${tokens.space[1]} 0 0;
    padding-inline-start: 1.1em;
  }

  button {
    margin-block-start: ${tokens.space[1]};
    padding-inline: 0;
  }
`

/** Notices about the entire cart: why amounts are missing, and what the shop changed, line by line. */
export function CartNotices({ cart }: { cart: CartState }) {
  return (
    <CartNoticeList aria-live="polite">
      {cart.problem && <Problem {...cart.problem} />}
      {cart.isCaughtUp && (
        <Alert tone="success" title="Your cart is up to date">
          All your changes are saved, and our prices and stock haven't changed.
        </Alert>
      )}
      <Changes cart={cart} />
      {cart.isStorageFull && cart.lines.length > 0 && (
        <Alert tone="warning" title="This browser can’t save your cart">
          Its storage is full or blocked, so your cart will be lost when you close this tab.
        </Alert>
      )}
    </CartNoticeList>
  )
}

function Problem({ message, unreachable }: NonNullable<CartState['problem']>) {
  const { requote } = useCartStore()
  return (
    <Alert tone="error" title={unreachable ? 'We can’t reach the shop' : 'We couldn’t price your cart'}>
      <Text>
        {unreachable ? '' : `${message} `}Your cart is saved, including any changes you make, and we’ll update the
        prices as soon as the shop responds.
      </Text>
      <Button variant="quiet" onClick={requote}>
        Try again
      </Button>
    </Alert>
  )
}

function Changes({ cart: { changes, lines } }: { cart: CartState }) {
  const { dismissChanges } = useCartStore()
  if (changes.length === 0) return null
  return (
    <Alert tone="warning" title="Your cart has changed">
      <ul>
        {changes.map((change) => {
          const line = lines.find(({ key }) => key === change.lineKey)
          return line && <li key={`${change.lineKey} ${change.code}`}>{formatChange(change, line)}</li>
        })}
      </ul>
      <Button variant="quiet" onClick={dismissChanges}>
        Got it
      </Button>
    </Alert>
  )
}
