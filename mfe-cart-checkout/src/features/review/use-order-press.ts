import { formatUsd, toCents, type ApiError } from '@shop/shared-api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCartStore, useDraftStore } from '../../cart/cart-context'
import { mayFinish } from '../../checkout/current-buyer'
import type { Outcome } from '../../checkout/place-order'
import { mendAt, type MendAt } from '../../checkout/refusal'
import { usePlaceOrder } from '../../checkout/use-place-order'

/** The order button's state. */
export interface OrderPress {
  place(): void
  sending: boolean
  /** An order was sent and not settled yet. */
  isPending: boolean
  /** Why nothing is known of the order that was sent. */
  silence: string | null
  /** What the shop changed since the shopper last looked, with the total that they saw: it is theirs to accept. */
  change: { messages: string[]; before: string } | null
  /** Why it was refused otherwise. */
  refusal: string | null
}

interface OrderPressOptions {
  onPlaced(outcome: Outcome & { kind: 'placed' }): void
  /** A step before this one must be mended first; what is wrong stands in the draft. */
  onMend(step: Exclude<MendAt, 'summary'>): void
  /** The delivery's price is no longer good. */
  onRateGone(): Promise<void>
}

const nothing = { silence: null, change: null, refusal: null }

/** Places the order and tells what came of it; one that was sent before a reload is finished at once, and again when the connection is back. */
export function useOrderPress({ onPlaced, onMend, onRateGone }: OrderPressOptions): OrderPress {
  const cart = useCartStore()
  const draft = useDraftStore()
  const [told, setTold] = useState<Pick<OrderPress, 'silence' | 'change' | 'refusal'>>(nothing)
  async function refused(error: ApiError): Promise<void> {
    const step = mendAt(error)
    if (step !== 'summary') {
      const refusals = error.errors.length > 0 ? error.errors : [{ field: 'payment_token', message: error.message }]
      draft.update({ refusals, ...(step === 'payment' && { payment: null, card: null }) })
      return onMend(step)
    }
    if (![404, 409, 422].includes(error.status)) return setTold({ ...nothing, refusal: error.message })
    const before = formatUsd(toCents(cart.state().quote?.total ?? 0))
    if (error.code === 'rate_expired') await onRateGone()
    await cart.requoted()
    const messages = error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message]
    setTold({ ...nothing, change: { messages, before } })
  }

  const { place, sending } = usePlaceOrder((outcome) => {
    if (outcome.kind === 'placed') return onPlaced(outcome)
    if (outcome.kind === 'unsettled') return setTold({ ...nothing, silence: outcome.message })
    void refused(outcome.error)
  })

  const pending = draft.state().order
  const finish = useEffectEvent(() => {
    const { order } = draft.state()
    if (order && mayFinish(order.buyer)) void place()
  })
  useEffect(() => {
    finish()
    window.addEventListener('online', finish)
    return () => window.removeEventListener('online', finish)
  }, [])

  return {
    place() {
      setTold(nothing)
      void place()
    },
    sending,
    isPending: pending !== null,
    ...told,
  }
}
