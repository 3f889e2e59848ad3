import { useRef, useState } from 'react'
import { useApi, useCartStore, useDraftStore, useHoldKeeper } from '../cart/cart-context'
import { newOrderKey, sendOrder, type Outcome } from './place-order'
import { orderBody } from './order-body'
import { currentBuyer } from './current-buyer'

/**
 * Sends the order that the summary shows, or again the one that is on its way: one request at a time, under one key
 * for the whole checkout. What was sent is kept until it is settled, so that a reload asks for the same order.
 */
export function usePlaceOrder(onOutcome: (outcome: Outcome) => void) {
  const api = useApi()
  const cart = useCartStore()
  const draft = useDraftStore()
  const hold = useHoldKeeper()
  const isSending = useRef(false)
  const [sending, setSending] = useState(false)

  /** The order is the shopper's to change again; a refused card has cost it its hold, which the next step asks for anew. */
  function giveBack(): void {
    draft.update({ order: null })
    const kept = hold.read()
    if (kept) hold.keep({ ...kept, of: '' })
  }

  function letGo(): void {
    isSending.current = false
    setSending(false)
  }

  async function place(): Promise<void> {
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
      if (outcome.kind === 'refused') giveBack()
      onOutcome(outcome)
      // The shopper is on the way to where the placed order is shown: nothing here is to be pressed meanwhile.
      if (outcome.kind !== 'placed') letGo()
    } catch (error) {
      letGo()
      throw error
    }
  }
  return { place, sending }
}
