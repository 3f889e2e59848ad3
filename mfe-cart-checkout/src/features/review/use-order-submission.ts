import { formatDollars, type ApiError } from '@shop/shared-api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCartStore, useDraftStore } from '../../cart/cart-context'
import { mayFinish } from '../../checkout/current-buyer'
import type { Outcome } from '../../checkout/place-order'
import { correctionStepFor, type CorrectionStep } from '../../checkout/correction-step'
import { usePlaceOrder } from '../../checkout/use-place-order'

/** State of the order button. */
export interface OrderSubmission {
  placeOrder(): void
  sending: boolean
  /** An order was sent and isn't settled yet. */
  isPending: boolean
  /** Why the outcome of the sent order is unknown. */
  unsettledMessage: string | null
  /** What the shop changed, with the total that the shopper saw; the shopper has to accept it. */
  change: { messages: string[]; before: string } | null
  /** Any other reason for a refusal. */
  refusal: string | null
}

interface OrderSubmissionOptions {
  onPlaced(outcome: Outcome & { kind: 'placed' }): void
  /** An earlier step has to be corrected first; the draft contains the errors. */
  onCorrect(step: Exclude<CorrectionStep, 'summary'>): void
  /** The shipping rate has expired. */
  onRateExpired(): Promise<void>
}

const noNotice = { unsettledMessage: null, change: null, refusal: null }

/**
 * Places the order and reports the outcome. An order sent before a reload is finished at once, and again when the
 * connection is back.
 */
export function useOrderSubmission({ onPlaced, onCorrect, onRateExpired }: OrderSubmissionOptions): OrderSubmission {
  const cart = useCartStore()
  const draft = useDraftStore()
  const [notice, setNotice] = useState<Pick<OrderSubmission, 'unsettledMessage' | 'change' | 'refusal'>>(noNotice)
  async function handleRefusal(error: ApiError): Promise<void> {
    const step = correctionStepFor(error)
    if (step !== 'summary') {
      const refusals = error.errors.length > 0 ? error.errors : [{ field: 'payment_token', message: error.message }]
      // The shopper chooses again, with what is left of the store credit.
      const isSpent = error.code === 'store_credit_changed'
      draft.update({
        refusals,
        ...(step === 'payment' && { payment: null, card: null }),
        ...(isSpent && { credit: 0 }),
      })
      return onCorrect(step)
    }
    if (![404, 409, 422].includes(error.status)) return setNotice({ ...noNotice, refusal: error.message })
    const before = formatDollars(cart.state().quote?.total ?? 0)
    if (error.code === 'rate_expired') await onRateExpired()
    await cart.requoteAndWait()
    const messages = error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message]
    setNotice({ ...noNotice, change: { messages, before } })
  }

  const { placeOrder, sending } = usePlaceOrder((outcome) => {
    if (outcome.kind === 'placed') return onPlaced(outcome)
    if (outcome.kind === 'unsettled') return setNotice({ ...noNotice, unsettledMessage: outcome.message })
    void handleRefusal(outcome.error)
  })

  const pending = draft.state().order
  const finishPending = useEffectEvent(() => {
    const { order } = draft.state()
    if (order && mayFinish(order.buyer)) void placeOrder()
  })
  useEffect(() => {
    finishPending()
    window.addEventListener('online', finishPending)
    return () => window.removeEventListener('online', finishPending)
  }, [])

  return {
    placeOrder() {
      setNotice(noNotice)
      void placeOrder()
    },
    sending,
    isPending: pending !== null,
    ...notice,
  }
}
