import type { Order } from '@shop/shared-api'
import { Button, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'

interface ConfirmOrderProps {
  order: Order
  token?: string
  onConfirmed(order: Order): void
}

/** Confirms an order that is only placed yet; a refusal shows in the site's error dialog. */
export function ConfirmOrder({ order, token, onConfirmed }: ConfirmOrderProps) {
  const api = useApi()
  const [sending, setSending] = useState(false)

  async function confirm() {
    setSending(true)
    try {
      const { data } = await api.request('POST /confirm-order', { body: { order_id: order.id, token } })
      onConfirmed(data)
      toast('Your order is confirmed', { type: 'success' })
    } catch {
      // The error dialog has said it.
    } finally {
      setSending(false)
    }
  }

  return (
    <Button variant="action" busy={sending} onClick={confirm}>
      Confirm the order
    </Button>
  )
}
