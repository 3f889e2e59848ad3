import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, TextAreaField } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import type { QuoteFormProps } from './quote-decision'

/** Declines a quote with the reason, which staff read. */
export function DeclineQuoteForm({ request, onDone }: QuoteFormProps) {
  const api = useApi()
  const form = useApiForm<{ reason: string }>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).declineQuoteForm,
    defaultValues: { reason: '' },
    send: async (body) => {
      const call = { params: { number: request.request_number }, body, silent: true }
      onDone((await api.request('POST /equipment-requests/:number/decline', call)).data)
    },
  })
  return (
    <Stack as={Form} noValidate onSubmit={form.submit} $align="stretch">
      <FormError message={form.problem} />
      <TextAreaField
        label="Why?"
        hint="It helps us to do better next time."
        required
        maxLength={1000}
        error={form.errorOf('reason')}
        {...form.register('reason')}
      />
      <Button type="submit" busy={form.sending}>
        Decline quote
      </Button>
    </Stack>
  )
}
