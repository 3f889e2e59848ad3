import type { Order } from '@shop/shared-api'
import { Button, toast } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../cart/cart-context'

interface ConfirmOrderProps {
  order: Order
  token: string | undefined
  onConfirmed(order: Order): void
  /** The API refused it, perhaps because the order has changed since. */
  onRefused(): void
  /** The button's label. */
  children: ReactNode
}

/** Confirms a placed order, or checks whether its payment has arrived; a refusal shows in the site's error dialog. */
export function ConfirmOrder({ order, token, onConfirmed, onRefused, children }: ConfirmOrderProps) {
  const api = useApi()
  const [sending, setSending] = useState(false)

  async function confirm() {
    setSending(true)
    try {
      const { data } = await api.request('POST /confirm-order', { body: { order_id: order.id, token } })
      toast('Success', { type: 'success' })
      onConfirmed(data)
    } catch {
      // The error dialog has shown it.
      onRefused()
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="action" size="large" busy={sending} onClick={confirm}>
      {children}
    </Button>
  )
}
