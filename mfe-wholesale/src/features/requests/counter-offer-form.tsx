import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, Text, TextAreaField, TextField } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import type { QuoteFormProps } from './quote-decision'

interface CounterOffer {
  price: number | undefined
  note: string
}

/** What was typed as a price in dollars: undefined for nothing, and NaN, which the rules refuse, for anything else. */
const toPrice = (typed: unknown) => {
  const text = String(typed ?? '').replace(/[$,\s]/g, '')
  return text === '' ? undefined : /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
}

/** Proposes another price or other terms; staff reply with a new quote. */
export function CounterOfferForm({ request, onDone }: QuoteFormProps) {
  const api = useApi()
  const form = useApiForm<CounterOffer>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).counterOfferForm,
    defaultValues: { note: request.counter_offer?.note ?? '' },
    send: async (body) => {
      const call = { params: { number: request.request_number }, body, silent: true }
      onDone((await api.request('POST /equipment-requests/:number/counter-offer', call)).data)
    },
  })
  return (
    <Stack as={Form} noValidate onSubmit={form.submit} $align="stretch">
      <FormError message={form.problem} />
      <Text>We’ll reply with a new quote.</Text>
      <TextField
        label="Your price"
        hint="Total in dollars"
        inputMode="decimal"
        error={form.errorOf('price')}
        {...form.register('price', { setValueAs: toPrice })}
      />
      <TextAreaField
        label="What should change?"
        required
        maxLength={1000}
        error={form.errorOf('note')}
        {...form.register('note')}
      />
      <Button type="submit" variant="action" busy={form.sending}>
        Send offer
      </Button>
    </Stack>
  )
}
