import { ApiError, type Order } from '@shop/shared-api'
import { toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { cancelReasons, type CancelReason } from '../../order-labels/cancel-reasons'
import { RequestDialog } from '../../request-dialog'

interface CancelOrderProps {
  order: Order
  /** The secret from a guest's order link. */
  token?: string
  open: boolean
  onClose(): void
  onCancelled(order: Order): void
}

/** Cancels an order with a reason; API errors are shown in the dialog. */
export function CancelOrder({ order, token, open, onClose, onCancelled }: CancelOrderProps) {
  const api = useApi()
  const [reason, setReason] = useState<CancelReason>('changed_mind')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  function close() {
    setProblem(null)
    onClose()
  }

  async function cancel() {
    setSending(true)
    setProblem(null)
    try {
      const body = { order_id: order.id, token, reason, note: note.trim() || undefined }
      const { data } = await api.request('POST /cancel-order', { body, silent: true })
      onCancelled(data)
      close()
      toast('Your order has been canceled', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <RequestDialog<CancelReason>
      title="Cancel this order?"
      intro="Your order won’t ship, and we’ll refund your original payment method."
      reasons={cancelReasons}
      sendLabel="Yes, cancel order"
      onSend={cancel}
      closeLabel="Keep order"
      problem={problem}
      reason={reason}
      onReason={setReason}
      note={note}
      onNote={setNote}
      sending={sending}
      open={open}
      onClose={close}
    />
  )
}
