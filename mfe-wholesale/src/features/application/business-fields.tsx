import type { State } from '@shop/shared-api'
import { SelectField, TextAreaField, TextField } from '@shop/shared-ui'
import { useLoaderData } from 'react-router-dom'
import { businessTypeLabels, monthlyVolumeLabels } from './choices'
import { Fieldset, FieldPair } from '../../fieldset'
import type { FieldOf } from './field-of'

/** The business, its address and its expected volume. */
export function BusinessFields({ field }: { field: FieldOf }) {
  const { states } = useLoaderData<{ states: State[] }>()
  return (
    <Fieldset>
      <legend>Your business</legend>
      <TextField label="Business name" required autoComplete="organization" {...field('business_name')} />
      <FieldPair>
        <SelectField label="Type of business" required {...field('business_type')}>
          {optionsOf(businessTypeLabels)}
        </SelectField>
        <SelectField label="Expected monthly spend" required {...field('monthly_volume')}>
          {optionsOf(monthlyVolumeLabels)}
        </SelectField>
        <TextField label="Tax ID (EIN)" required hint="9 digits, such as 12-3456789" {...field('tax_id')} />
        <TextField label="Resale number" {...field('resale_number')} />
      </FieldPair>
      <TextField label="Website" type="url" autoComplete="url" {...field('website')} />
      <TextField label="Street address" required autoComplete="address-line1" {...field('address')} />
      <TextField label="Suite or floor" autoComplete="address-line2" {...field('address_2')} />
      <FieldPair>
        <TextField label="City" required autoComplete="address-level2" {...field('city')} />
        <SelectField label="State" required autoComplete="address-level1" {...field('state')}>
          <option value="">Select a state</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="ZIP code" required autoComplete="postal-code" inputMode="numeric" {...field('zip')} />
      </FieldPair>
      <TextAreaField label="Anything else we should know?" rows={4} {...field('message')} />
    </Fieldset>
  )
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
