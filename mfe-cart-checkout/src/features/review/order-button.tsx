import { formatUsd, toCents } from '@shop/shared-api'
import { Alert, Button, ButtonLink, Stack, Text } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { cartHasError } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'
import type { OrderPress } from './use-order-press'

interface OrderButtonProps {
  cart: CartState
  press: OrderPress
  /** The delivery has a price that is good now. */
  isRated: boolean
}

/** The one button that orders, and above it what keeps the order from being placed. */
export function OrderButton({ cart, press, isRated }: OrderButtonProps) {
  const { quote, quoting, lines } = cart
  const isBroken = lines.length === 0 || cartHasError(lines)
  const total = quote && formatUsd(toCents(quote.total))
  const isReady = press.isPending || (quote !== null && !quoting && !isBroken && isRated)
  return (
    <Stack>
      <Hindrance press={press} total={total} />
      {press.sending && <Patience />}
      {isBroken && !press.isPending && !press.sending ? (
        <ButtonLink to="/cart" variant="action" size="large" wide>
          Change your cart
        </ButtonLink>
      ) : (
        <Button
          variant="action"
          size="large"
          wide
          busy={press.sending}
          disabled={!isReady && !press.sending}
          onClick={press.place}
        >
          {wordsOf(press, total)}
        </Button>
      )}
      <Text size="small" tone="inkMuted">
        By placing the order you accept our{' '}
        <a href="/term-conditions" target="_blank" rel="noreferrer">
          terms of service
        </a>
        . You can cancel until it is packed.
      </Text>
    </Stack>
  )
}

const longWaitMs = 8_000

/** An answer that takes its time is told, so that nobody leaves or presses again. */
function Patience() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <Alert tone="info" announce="polite" title="This takes longer than usual">
      We wait for the answer of your bank. Please leave this page open: however long it takes, it is one order.
    </Alert>
  )
}

function wordsOf({ sending, isPending, change }: OrderPress, total: string | null): string {
  if (sending) return 'Placing your order'
  if (isPending) return 'Check again'
  return change && total ? `Accept ${total} and place order` : `Place order${total ? `, ${total}` : ''}`
}

function Hindrance({
  press: { sending, silence, change, refusal },
  total,
}: {
  press: OrderPress
  total: string | null
}) {
  if (sending) return null
  if (silence) {
    return (
      <Alert tone="warning" announce="assertive" title="We do not know yet whether your order arrived">
        {silence} It is kept here, and sent again when you are back online or check again. However often that happens,
        it is one order.
      </Alert>
    )
  }
  if (refusal) {
    return (
      <Alert tone="error" announce="assertive" title="Your order is not placed">
        {refusal}
      </Alert>
    )
  }
  if (!change) return null
  return (
    <Alert tone="warning" announce="assertive" title="Your order is not placed: something has changed">
      <ul>
        {change.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {total && total !== change.before && (
        <Text>
          The total was {change.before} and is {total} now.
        </Text>
      )}
    </Alert>
  )
}
