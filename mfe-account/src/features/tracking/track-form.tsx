import { ApiError, type Order } from '@shop/shared-api'
import { useApiForm } from '@shop/shared-forms'
import { Button, Form, showDialog, showErrorDialog, TextField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { statusLabels } from '../../order-labels/order-status'

const TrackFields = styled(Form)`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 28rem;
`

const otherEmail = 'This email address is not the one on the order, so its details stay private.'

interface TrackValues {
  order_number: string
  email?: string
}

/**
 * Looks up an order's status and shows it in a dialog. `onFound` receives the order if the visitor may see its
 * details; `byEmail` requires the email on the order, which an account's owner doesn't need.
 */
export function TrackForm({
  onFound,
  byEmail = false,
}: {
  onFound(order: Order | null, token: string | null): void
  byEmail?: boolean
}) {
  const api = useApi()
  const form = useApiForm<TrackValues>({
    schema: async () => {
      const { trackGuestOrderForm, trackOrderForm } = await import(/* webpackChunkName: "rules" */ '../../rules')
      return byEmail ? trackGuestOrderForm : trackOrderForm
    },
    send: async (body) => {
      try {
        const { data } = await api.request('POST /track-order', { body, silent: true })
        onFound(data.order, data.token)
        const hidden = byEmail && !data.order
        const message = `Current status of order ${data.order_number}.${hidden ? ` ${otherEmail}` : ''}`
        void showDialog({ title: statusLabels[data.status], message, tone: 'success' })
      } catch (error) {
        if (!(error instanceof ApiError) || error.errors.length > 0) throw error
        onFound(null, null)
        void showErrorDialog(error)
      }
    },
  })
  return (
    <TrackFields onSubmit={form.submit} noValidate>
      <TextField
        label="Order number"
        hint="12 letters and digits"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errorOf('order_number')}
        {...form.register('order_number')}
      />
      <TextField
        label="Email on the order"
        type="email"
        hint={byEmail ? undefined : 'Only needed if you checked out as a guest'}
        required={byEmail}
        autoComplete="email"
        error={form.errorOf('email')}
        {...form.register('email', { setValueAs: (text: string) => text.trim() || undefined })}
      />
      <Button type="submit" variant="action" size="large" busy={form.sending}>
        Track
      </Button>
    </TrackFields>
  )
}
