import '@shop/account-contract'
import { ApiError, formatDollars, type EquipmentStatus, type QuoteOrderForm as OrderFields } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { AddressFields, FormError, useApiForm, useQuery } from '@shop/shared-forms'
import { Button, Form, Heading, Stack, TextField } from '@shop/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'
import { FieldPair } from '../../fieldset'
import { QuoteAmounts } from './quote-amounts'

interface QuoteOrderFormProps {
  request: EquipmentStatus
  quote: number
  /** The saved card that pays; null for a purchase order. */
  cardId: string | null
}

/** Address, PO number and total of a quote's order. The same key makes repeated submissions one order. */
export function QuoteOrderForm({ request: { request_number: number }, quote, cardId }: QuoteOrderFormProps) {
  const api = useApi()
  const navigate = useNavigate()
  const email = useEvent('session/changed')?.user?.email ?? ''
  const states = useQuery(api, ['GET /get-states'])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useApiForm<OrderFields>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).quoteOrderForm,
    defaultValues: { email, expected_total: quote },
    send: async (fields) => {
      try {
        await placeOrder(fields)
      } catch (error) {
        // A refused request is over: the next one may differ.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) setKey(crypto.randomUUID())
        if (error instanceof ApiError && error.status === 409) amounts.refetch()
        throw error
      }
    },
  })
  const state = form.watch('state')
  const amounts = useQuery(
    api,
    state ? (['GET /equipment-requests/:number/amounts', { params: { number }, query: { state } }] as const) : false,
    { isUncached: true },
  )
  const total = amounts.data?.data.total

  async function placeOrder({ po_number: poNumber, ...fields }: OrderFields) {
    const body: OrderFields = {
      ...fields,
      expected_total: total ?? quote,
      ...(cardId === null ? { po_number: poNumber } : { payment_method_id: cardId }),
    }
    const call = { params: { number }, body, headers: { 'Idempotency-Key': key }, silent: true }
    const placed = await api.request('POST /equipment-requests/:number/order', call)
    if (placed.payment_action) return window.location.assign(placed.payment_action.url)
    await navigate(`/order/${placed.data.id}/confirmation`)
  }

  const field = (name: keyof OrderFields) => ({ error: form.errorOf(name), ...form.register(name) })
  return (
    <Stack as={Form} noValidate onSubmit={form.submit} $gap={4} $align="stretch">
      <FormError message={form.problem} />
      {cardId === null && (
        <TextField
          label="Purchase order number"
          required
          maxLength={40}
          autoComplete="off"
          error={form.errorOf('po_number')}
          {...form.register('po_number', { required: true })}
        />
      )}
      <Heading level={2} size="title">
        Shipping address
      </Heading>
      <FieldPair>
        <TextField label="First name" required autoComplete="shipping given-name" {...field('first_name')} />
        <TextField label="Last name" required autoComplete="shipping family-name" {...field('last_name')} />
        <TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" required autoComplete="tel" {...field('phone')} />
      </FieldPair>
      <AddressFields section="shipping" field={field} states={states.data?.data} />
      <QuoteAmounts quote={quote} amounts={amounts.data?.data} error={amounts.error} />
      <Button
        type="submit"
        variant="action"
        size="large"
        wide
        busy={form.sending}
        disabled={Boolean(state) && amounts.isPending}
      >
        {total === undefined ? 'Place order' : `Place order for ${formatDollars(total)}`}
      </Button>
    </Stack>
  )
}
