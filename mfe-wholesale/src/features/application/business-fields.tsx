import type { State } from '@shop/shared-api'
import { SelectField, TextAreaField, TextField } from '@shop/shared-ui'
import { useLoaderData } from 'react-router-dom'
import { businessTypeNames, monthlyVolumeNames } from './choices'
import { Fieldset, Pair } from '../../fieldset'
import type { FieldOf } from './field-of'

/** The business, its address and what it expects to buy. */
export function BusinessFields({ field }: { field: FieldOf }) {
  const { states } = useLoaderData<{ states: State[] }>()
  return (
    <Fieldset>
      <legend>Your business</legend>
      <TextField label="Business name" required autoComplete="organization" {...field('business_name')} />
      <Pair>
        <SelectField label="Kind of business" required {...field('business_type')}>
          {optionsOf(businessTypeNames)}
        </SelectField>
        <SelectField label="Expected orders a month" required {...field('monthly_volume')}>
          {optionsOf(monthlyVolumeNames)}
        </SelectField>
        <TextField label="Tax ID (EIN)" required hint="Nine digits, as in 12-3456789" {...field('tax_id')} />
        <TextField label="Resale number" {...field('resale_number')} />
      </Pair>
      <TextField label="Website" type="url" autoComplete="url" {...field('website')} />
      <TextField label="Street address" required autoComplete="address-line1" {...field('address')} />
      <TextField label="Suite, floor" autoComplete="address-line2" {...field('address_2')} />
      <Pair>
        <TextField label="City" required autoComplete="address-level2" {...field('city')} />
        <SelectField label="State" required autoComplete="address-level1" {...field('state')}>
          <option value="">Choose a state</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="ZIP code" required autoComplete="postal-code" inputMode="numeric" {...field('zip')} />
      </Pair>
      <TextAreaField label="What should we know?" rows={4} {...field('message')} />
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
