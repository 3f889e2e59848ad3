import { links as accountLinks } from '@shop/account-contract'
import { isLoggedInHint, type AddressForm } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { ErrorSummary, FormError, useApiForm, useQuery } from '@shop/shared-forms'
import { Alert, Button, Form, SectionUnavailable, Stack, Text, TextLink } from '@shop/shared-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useApi, useCartStore, useDraftStore } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-state'
import { postalKey, type TypedAddress } from '../../checkout/checkout-draft'
import type { CheckoutState } from '../../checkout/draft-store'
import { AddressAdvice } from './address-advice'
import { PreviousAddresses } from './previous-addresses'
import { RateChoice } from './rate-choice'
import { BillingFields, ShippingAddressFields, fieldLabels, fieldOrder, RecipientFields } from './shipment-fields'
import { useShippingRates } from './use-shipping-rates'

/** Keeps the estimate, dimmed, until the rates are loaded; both are about the same height. */
const ShippingOptions = styled.div<{ $single: boolean }>`
  min-block-size: ${({ $single }) => ($single ? '6.5rem' : '12rem')};

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`

interface ShipmentFormProps {
  cart: CartState
  draft: CheckoutState
  /** Estimated shipping cost, until the address is known. */
  estimate: ReactNode
  onDone(): void
}

/** The address step: saves input at once and fetches rates as soon as the address is complete. */
export function ShipmentForm({ cart, draft, estimate, onDone }: ShipmentFormProps) {
  const cartStore = useCartStore()
  const draftStore = useDraftStore()
  const { data: states, error: statesFailure, reset } = useQuery(useApi(), ['GET /get-states'])
  const shipping = useShippingRates()
  const form = useApiForm<AddressForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).addressForm,
    defaultValues: { billing_same: true, ...draft.address },
    async send(checked) {
      await shipping.requestRates(checked)
      draftStore.update({ address: checked, addressDone: true, refusals: [] })
      cartStore.requote()
      onDone()
    },
  })
  useDraftInput(form)
  usePrefilledEmail(form)

  const typed = form.values() as TypedAddress
  const isRated = draft.rates.length > 0 && draft.ratesFor === postalKey(typed)
  function fillAddress(address: TypedAddress) {
    form.fill(address as Partial<AddressForm>)
    shipping.prefetchRates({ ...form.values(), ...address })
  }
  const errors = fieldOrder.flatMap((name) =>
    form.errors.filter(({ field }) => field === name).map((error) => ({ ...error, label: fieldLabels[name] ?? name })),
  )
  return (
    <Stack as={Form} $gap={5} onSubmit={form.submit} onBlur={() => shipping.prefetchRates(form.values())} noValidate>
      {(form.tried || draft.refusals.length > 0) && <ErrorSummary errors={errors} onChoose={form.focus} />}
      {!isLoggedInHint() ? <LogInHint /> : <PreviousAddresses onTake={fillAddress} />}
      <RecipientFields form={form} />
      <ShippingAddressFields form={form} states={states?.data} />
      {statesFailure && <SectionUnavailable what="The list of states" retry={reset} />}
      <AddressAdvice typed={typed} onTake={fillAddress} />
      <BillingFields form={form} states={states?.data} />
      <ShippingOptions
        $single={cart.quote?.express_offered === false}
        aria-live="polite"
        aria-busy={shipping.isLoading}
      >
        {isRated ? <RateChoice cart={cart} rates={draft.rates} /> : estimate}
      </ShippingOptions>
      {shipping.problem && !form.problem && (
        <Alert tone="warning" title="We couldn’t load shipping rates for your address">
          {shipping.problem} We’ll try again when you continue.
        </Alert>
      )}
      <FormError message={form.problem} />
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        Continue to payment
      </Button>
    </Stack>
  )
}

/** The draft survives the login. */
function LogInHint() {
  return (
    <Text size="small">
      Have an account? <TextLink to={accountLinks.login('/shipment')}>Log in</TextLink> to use your saved addresses and
      cards. We’ll keep what you’ve entered.
    </Text>
  )
}

type AddressFormState = ReturnType<typeof useApiForm<AddressForm>>

/** Saves input in the draft, and shows the errors that a later step reported. */
function useDraftInput(form: AddressFormState) {
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

/** Fills in the email of a logged-in user, if the field is empty. */
function usePrefilledEmail(form: AddressFormState) {
  const email = useEvent('session/changed')?.user?.email
  const { fill, values } = form
  const filled = useRef(false)
  useEffect(() => {
    if (!email || filled.current) return
    filled.current = true
    if (!values('email')) fill({ email })
  })
}
