import { Alert, Button, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { sayChange } from '../../cart/cart-changes'
import { useCartStore } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-store'

const Notices = styled.div`
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

/** What the shopper must know of the cart as a whole: why amounts are missing, and what the shop changed, line by line. */
export function CartNotices({ cart }: { cart: CartState }) {
  return (
    <Notices aria-live="polite">
      {cart.problem && <Problem {...cart.problem} />}
      {cart.caughtUp && (
        <Alert tone="success" title="Your cart is up to date">
          Everything that you changed in the meantime is in it, and the shop changed nothing.
        </Alert>
      )}
      <Changes cart={cart} />
      {cart.forgetful && cart.lines.length > 0 && (
        <Alert tone="warning" title="This browser does not keep your cart">
          Its storage is full or closed to us, so the cart is gone once you close this tab.
        </Alert>
      )}
    </Notices>
  )
}

function Problem({ message, unreachable }: NonNullable<CartState['problem']>) {
  const { requote } = useCartStore()
  return (
    <Alert tone="error" title={unreachable ? 'We cannot reach the shop' : 'We could not price your cart'}>
      <Text>
        {unreachable ? '' : `${message} `}Your cart is kept with everything that you change in it, and priced anew once
        the shop answers.
      </Text>
      <Button variant="quiet" onClick={requote}>
        Try again
      </Button>
    </Alert>
  )
}

function Changes({ cart: { changes, lines } }: { cart: CartState }) {
  const { putChangesAside } = useCartStore()
  if (changes.length === 0) return null
  return (
    <Alert tone="warning" title="Your cart has changed">
      <ul>
        {changes.map((change) => {
          const line = lines.find(({ key }) => key === change.lineKey)
          return line && <li key={`${change.lineKey} ${change.code}`}>{sayChange(change, line)}</li>
        })}
      </ul>
      <Button variant="quiet" onClick={putChangesAside}>
        Got it
      </Button>
    </Alert>
  )
}
