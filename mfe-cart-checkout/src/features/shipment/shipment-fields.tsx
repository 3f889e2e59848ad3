import type { AddressForm, State } from '@shop/shared-api'
import { AddressFields, type AddressField, type useApiForm } from '@shop/shared-forms'
import { Checkbox, Heading, media, TextAreaField, TextField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The words of each field in the order of the page, for its label and for the summary of what is wrong. */
export const fieldLabels: Partial<Record<keyof AddressForm, string>> = {
  email: 'Email',
  phone: 'Phone',
  first_name: 'First name',
  last_name: 'Last name',
  address: 'Street address',
  address_2: 'Apartment, suite, floor',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  note: 'Note for us',
  billing_first_name: 'Billing first name',
  billing_last_name: 'Billing last name',
  billing_address: 'Billing street address',
  billing_city: 'Billing city',
  billing_state: 'Billing state',
  billing_zip: 'Billing ZIP code',
}

/** The fields as they stand on the page. */
export const fieldOrder = Object.keys(fieldLabels) as (keyof AddressForm)[]

interface ShipmentFieldsProps {
  form: ReturnType<typeof useApiForm<AddressForm>>
  states: readonly State[] | undefined
}

/** Whom we send to, and how we reach them. */
export function RecipientFields({ form }: Pick<ShipmentFieldsProps, 'form'>) {
  const field = (name: keyof AddressForm) => ({
    required: true,
    label: fieldLabels[name] ?? name,
    error: form.errorOf(name),
    ...form.register(name),
  })
  return (
    <>
      <Pair>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={30} hint="Only for the carrier" />
      </Pair>
      <Pair>
        <TextField {...field('first_name')} autoComplete="shipping given-name" maxLength={50} />
        <TextField {...field('last_name')} autoComplete="shipping family-name" maxLength={50} />
      </Pair>
    </>
  )
}

/** Where it goes. */
export function DeliveryFields({ form, states }: ShipmentFieldsProps) {
  const field = (name: AddressField) => ({ error: form.errorOf(name), ...form.register(name) })
  return <AddressFields section="shipping" field={field} states={states} />
}

/** Where the bill goes when that is elsewhere, and what else there is to say. */
export function BillingFields({ form, states }: ShipmentFieldsProps) {
  const isSame = form.watch('billing_same') !== false
  return (
    <>
      <Checkbox label="Billing address is the same" {...form.register('billing_same')} />
      {!isSame && <BillingAddress form={form} states={states} />}
      <TextAreaField
        label="Note for us"
        rows={3}
        maxLength={500}
        error={form.errorOf('note')}
        {...form.register('note')}
      />
    </>
  )
}

/** What is not shown is not part of the form: an empty field of it would be refused. */
function BillingAddress({ form, states }: ShipmentFieldsProps) {
  const options = { shouldUnregister: true, setValueAs: (text: string) => text || undefined }
  const field = (name: keyof AddressForm) => ({ error: form.errorOf(name), ...form.register(name, options) })
  return (
    <>
      <Heading level={2} size="title">
        Billing address
      </Heading>
      <Pair>
        <TextField
          required
          label="First name"
          autoComplete="billing given-name"
          maxLength={50}
          {...field('billing_first_name')}
        />
        <TextField
          required
          label="Last name"
          autoComplete="billing family-name"
          maxLength={50}
          {...field('billing_last_name')}
        />
      </Pair>
      <AddressFields section="billing" field={(name) => field(`billing_${name}`)} states={states} />
    </>
  )
}
