import { formatDollars } from '@shop/shared-api'
import { Alert, Button, ButtonLink, Stack, Text } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { useDraft } from '../../cart/cart-context'
import { cartHasError } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-state'
import { usedCredit } from '../../checkout/used-credit'
import type { OrderSubmission } from './use-order-submission'

interface OrderButtonProps {
  cart: CartState
  submission: OrderSubmission
  /** The chosen shipping method has a valid rate. */
  isRated: boolean
}

/** The order button, and above it what keeps the order from being placed. */
export function OrderButton({ cart, submission, isRated }: OrderButtonProps) {
  const { quote, quoting, lines } = cart
  const isBlocked = lines.length === 0 || cartHasError(lines)
  const draft = useDraft()
  const total = quote && formatDollars(quote.total)
  const due = quote && formatDollars(quote.total - usedCredit(draft, quote.total))
  const isReady = submission.isPending || (quote !== null && !quoting && !isBlocked && isRated)
  return (
    <Stack>
      <OrderProblem submission={submission} total={total} />
      {submission.sending && <LongWaitNotice />}
      {isBlocked && !submission.isPending && !submission.sending ? (
        <ButtonLink to="/cart" variant="action" size="large" wide>
          Edit your cart
        </ButtonLink>
      ) : (
        <Button
          variant="action"
          size="large"
          wide
          busy={submission.sending}
          disabled={!isReady && !submission.sending}
          onClick={submission.placeOrder}
        >
          {buttonLabel(submission, due)}
        </Button>
      )}
      <Text size="small" tone="inkMuted">
        By placing your order you agree to our{' '}
        <a href="/term-conditions" target="_blank" rel="noreferrer">
          terms of service
        </a>
        . You can cancel until it’s packed.
      </Text>
    </Stack>
  )
}

const LONG_WAIT_MS = 8_000

/** Reports a slow response, so that the shopper neither leaves nor presses again. */
function LongWaitNotice() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <Alert tone="info" announce="polite" title="This is taking longer than usual">
      We’re waiting for your bank. Please keep this page open. You’ll only be charged for one order.
    </Alert>
  )
}

function buttonLabel({ sending, isPending, change }: OrderSubmission, due: string | null): string {
  if (sending) return 'Placing your order'
  if (isPending) return 'Check again'
  return change && due ? `Accept ${due} and place order` : `Place order${due ? `, ${due}` : ''}`
}

function OrderProblem({
  submission: { sending, unsettledMessage, change, refusal },
  total,
}: {
  submission: OrderSubmission
  total: string | null
}) {
  if (sending) return null
  if (unsettledMessage) {
    return (
      <Alert tone="warning" announce="assertive" title="We don’t know yet if your order went through">
        {unsettledMessage} We saved it here and will send it again when you’re back online or check again. You’ll only
        be charged for one order.
      </Alert>
    )
  }
  if (refusal) {
    return (
      <Alert tone="error" announce="assertive" title="Your order wasn’t placed">
        {refusal}
      </Alert>
    )
  }
  if (!change) return null
  return (
    <Alert tone="warning" announce="assertive" title="Your order wasn’t placed: something has changed">
      <ul>
        {change.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {total && total !== change.before && (
        <Text>
          The total was {change.before} and is now {total}.
        </Text>
      )}
    </Alert>
  )
}
