import { isLoggedInHint, type AddressForm, type Api } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { ErrorSummary, FormProblem, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Form, SectionUnavailable, Stack, Text, TextLink } from '@shop/shared-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useCartStore, useDraftStore } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-store'
import { postalKey, type TypedAddress } from '../../checkout/checkout-draft'
import type { CheckoutState } from '../../checkout/draft-store'
import { useAnswer } from '../../use-answer'
import { AddressAdvice } from './address-advice'
import { EarlierAddresses } from './earlier-addresses'
import { RateChoice } from './rate-choice'
import { BillingFields, DeliveryFields, fieldLabels, fieldOrder, RecipientFields } from './shipment-fields'
import { useDelivery } from './use-delivery'

/** The estimate stays, dimmed, until the ways to the address are here; both take about the same room. */
const Ways = styled.div<{ $single: boolean }>`
  min-block-size: ${({ $single }) => ($single ? '6.5rem' : '12rem')};

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`

interface ShipmentFormProps {
  cart: CartState
  draft: CheckoutState
  /** What delivery will cost about, until the address says it. */
  estimate: ReactNode
  onDone(): void
}

/** The address step: what is typed is kept at once, rates come as soon as the address is whole. */
export function ShipmentForm({ cart, draft, estimate, onDone }: ShipmentFormProps) {
  const cartStore = useCartStore()
  const draftStore = useDraftStore()
  const { answer: states, failure: stateless, askAgain } = useAnswer(askStates)
  const delivery = useDelivery()
  const form = useApiForm<AddressForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).addressForm,
    defaultValues: { billing_same: true, ...draft.address },
    async send(checked) {
      await delivery.ask(checked)
      draftStore.update({ address: checked, addressDone: true, refusals: [] })
      cartStore.requote()
      onDone()
    },
  })
  useKeptInput(form)
  useOwnEmail(form)

  const typed = form.values() as TypedAddress
  const isRated = draft.rates.length > 0 && draft.ratesFor === postalKey(typed)
  function take(address: TypedAddress) {
    form.fill(address as Partial<AddressForm>)
    delivery.askQuietly({ ...form.values(), ...address })
  }
  const errors = fieldOrder.flatMap((name) =>
    form.errors.filter(({ field }) => field === name).map((error) => ({ ...error, label: fieldLabels[name] ?? name })),
  )
  return (
    <Stack as={Form} $gap={5} onSubmit={form.submit} onBlur={() => delivery.askQuietly(form.values())} noValidate>
      {(form.tried || draft.refusals.length > 0) && <ErrorSummary errors={errors} onChoose={form.focus} />}
      {!isLoggedInHint() ? <LogInFirst /> : <EarlierAddresses onTake={take} />}
      <RecipientFields form={form} />
      <DeliveryFields form={form} states={states} />
      {stateless && <SectionUnavailable what="The list of states" retry={askAgain} />}
      <AddressAdvice typed={typed} onTake={take} />
      <BillingFields form={form} states={states} />
      <Ways $single={cart.quote?.express_offered === false} aria-live="polite" aria-busy={delivery.asking}>
        {isRated ? <RateChoice cart={cart} rates={draft.rates} /> : estimate}
      </Ways>
      {delivery.problem && !form.problem && (
        <Alert tone="warning" title="We could not ask what delivery costs to your address">
          {delivery.problem} It is asked for again when you go on.
        </Alert>
      )}
      <FormProblem problem={form.problem} />
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        Continue to payment
      </Button>
    </Stack>
  )
}

/** Nothing of what was typed is lost on the way. */
function LogInFirst() {
  return (
    <Text size="small">
      Have an account? <TextLink to="/login?next=%2Fshipment">Log in</TextLink> for your addresses and cards. What you
      typed stays here.
    </Text>
  )
}

type AddressFormState = ReturnType<typeof useApiForm<AddressForm>>

/** Keeps what is typed, and shows what a later step refused of it. */
function useKeptInput(form: AddressFormState) {
  const draft = useDraftStore()
  const { watch, refuse } = form
  useEffect(() => {
    const following = watch((values) => draft.update({ address: values as TypedAddress, addressDone: false }))
    return () => following.unsubscribe()
  }, [draft, watch])
  const shown = useRef(false)
  useEffect(() => {
    if (shown.current) return
    shown.current = true
    refuse(draft.state().refusals)
  })
}

/** Fills in the email of whoever is logged in, where there is none yet. */
function useOwnEmail(form: AddressFormState) {
  const email = useEvent('session/changed')?.user?.email
  const { fill, values } = form
  const filled = useRef(false)
  useEffect(() => {
    if (!email || filled.current) return
    filled.current = true
    if (!values('email')) fill({ email })
  })
}

const askStates = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /get-states', { signal, silent: true })).data
