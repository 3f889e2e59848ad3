import { useRef, useState } from 'react'
import { useApi, useCartStore, useDraftStore, useHoldStorage } from '../cart/cart-context'
import { newOrderKey, sendOrder, type Outcome } from './place-order'
import { orderBody } from './order-body'
import { currentBuyer } from './current-buyer'

/**
 * Sends the order of the summary, or the one in flight again: one request at a time, under one key for the entire
 * checkout. The request is stored until it is settled, so that a reload sends the same order.
 */
export function usePlaceOrder(onOutcome: (outcome: Outcome) => void) {
  const api = useApi()
  const cart = useCartStore()
  const draft = useDraftStore()
  const hold = useHoldStorage()
  const isSending = useRef(false)
  const [sending, setSending] = useState(false)

  /** Lets the shopper change the order again; a refused card has lost the hold, so the next step requests a new one. */
  function releaseOrder(): void {
    draft.update({ order: null })
    const stored = hold.read()
    if (stored) hold.save({ ...stored, of: '' })
  }

  function stopSending(): void {
    isSending.current = false
    setSending(false)
  }

  async function placeOrder(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSending(true)
    try {
      const { order, orderKey } = draft.state()
      const pending = order ?? {
        key: orderKey ?? newOrderKey(),
        body: { ...orderBody(cart.state(), draft.state(), Date.now()), hold_key: hold.read()?.key },
        buyer: currentBuyer(),
      }
      draft.update({ order: pending, orderKey: pending.key })
      const outcome = await sendOrder(api, pending)
      if (outcome.kind === 'refused') releaseOrder()
      onOutcome(outcome)
      // While the page navigates to the placed order, the button stays disabled.
      if (outcome.kind !== 'placed') stopSending()
    } catch (error) {
      stopSending()
      throw error
    }
  }
  return { placeOrder, sending }
}
