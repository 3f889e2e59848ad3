import { ApiError, type Order } from '@shop/shared-api'
import { Alert, Button, Dialog, RadioGroup, Stack, Text, TextAreaField, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { cancelReasons, type CancelReason } from '../../order-labels/cancel-reasons'

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

  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide busy={sending} onClick={cancel}>
        Yes, cancel order
      </Button>
      <Button variant="quiet" wide onClick={close}>
        Keep order
      </Button>
    </Stack>
  )
  return (
    <Dialog open={open} onClose={close} title="Cancel this order?" footer={footer}>
      <Stack>
        <Text>Your order won’t ship, and we’ll refund your original payment method.</Text>
        {problem && (
          <Alert tone="error" announce="assertive">
            {problem}
          </Alert>
        )}
        <RadioGroup
          label="Why?"
          options={cancelReasons}
          value={reason}
          onChange={(value) => setReason(value as CancelReason)}
        />
        <TextAreaField
          label="Anything else? (optional)"
          rows={3}
          maxLength={500}
          value={note}
          onChange={(typed) => setNote(typed.target.value)}
        />
      </Stack>
    </Dialog>
  )
}
