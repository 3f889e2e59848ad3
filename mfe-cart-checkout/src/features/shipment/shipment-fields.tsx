import type { AddressForm, State } from '@shop/shared-api'
import { AddressFields, type AddressField, type useApiForm } from '@shop/shared-forms'
import { Checkbox, Heading, media, TextAreaField, TextField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Field labels in page order, for the fields and the error summary. */
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
  note: 'Order notes',
  billing_first_name: 'Billing first name',
  billing_last_name: 'Billing last name',
  billing_address: 'Billing street address',
  billing_city: 'Billing city',
  billing_state: 'Billing state',
  billing_zip: 'Billing ZIP code',
}

/** Field names in page order. */
export const fieldOrder = Object.keys(fieldLabels) as (keyof AddressForm)[]

interface ShipmentFieldsProps {
  form: ReturnType<typeof useApiForm<AddressForm>>
  states: readonly State[] | undefined
}

/** Contact details of the recipient. */
export function RecipientFields({ form }: Pick<ShipmentFieldsProps, 'form'>) {
  const field = (name: keyof AddressForm) => ({
    required: true,
    label: fieldLabels[name] ?? name,
    error: form.errorOf(name),
    ...form.register(name),
  })
  return (
    <>
      <FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          hint="Only for delivery questions"
        />
      </FieldPair>
      <FieldPair>
        <TextField {...field('first_name')} autoComplete="shipping given-name" maxLength={50} />
        <TextField {...field('last_name')} autoComplete="shipping family-name" maxLength={50} />
      </FieldPair>
    </>
  )
}

/** The shipping address. */
export function ShippingAddressFields({ form, states }: ShipmentFieldsProps) {
  const field = (name: AddressField) => ({ error: form.errorOf(name), ...form.register(name) })
  return <AddressFields section="shipping" field={field} states={states} />
}

/** The billing address if it differs, and the order notes. */
export function BillingFields({ form, states }: ShipmentFieldsProps) {
  const isSame = form.watch('billing_same') !== false
  return (
    <>
      <Checkbox label="Billing address is the same" {...form.register('billing_same')} />
      {!isSame && <BillingAddress form={form} states={states} />}
      <TextAreaField
        label="Order notes"
        rows={3}
        maxLength={500}
        error={form.errorOf('note')}
        {...form.register('note')}
      />
    </>
  )
}

/** Hidden fields are unregistered: an empty one would be rejected. */
function BillingAddress({ form, states }: ShipmentFieldsProps) {
  const options = { shouldUnregister: true, setValueAs: (text: string) => text || undefined }
  const field = (name: keyof AddressForm) => ({ error: form.errorOf(name), ...form.register(name, options) })
  return (
    <>
      <Heading level={2} size="title">
        Billing address
      </Heading>
      <FieldPair>
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
      </FieldPair>
      <AddressFields section="billing" field={(name) => field(`billing_${name}`)} states={states} />
    </>
  )
}
