import type { State } from '@shop/shared-api'
import { media, SelectField, TextField, tokens, type TextFieldProps } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { FormattedField } from '../formatted-field'
import { formatZip } from './zip-code'

/** The fields of a postal address, as the API names them. */
export type AddressField = 'address' | 'address_2' | 'city' | 'state' | 'zip'

const AddressGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  align-items: start;

  > * {
    grid-column: 1 / -1;
  }

  > [data-half] {
    grid-column: span 3;
  }

  ${media.tablet} {
    > [data-third] {
      grid-column: span 2;
    }
  }
`

interface AddressFieldsProps {
  /** The browser's autofill section: shipping or billing address. */
  section: 'shipping' | 'billing'
  /** A field's registration with its form, and what is wrong with it. */
  field(name: AddressField): Pick<TextFieldProps, 'error' | 'name' | 'onChange' | 'onBlur'> & { ref?: unknown }
  /** From GET /get-states. Until they are here the field waits. */
  states: readonly State[] | undefined
}

/** A United States address for any form: filled in by the browser where it knows one. */
export function AddressFields({ section, field, states }: AddressFieldsProps) {
  const input = (name: AddressField) => field(name) as TextFieldProps
  return (
    <AddressGrid>
      <TextField
        {...input('address')}
        required
        label="Street address"
        autoComplete={`${section} address-line1`}
        maxLength={100}
      />
      <TextField
        {...input('address_2')}
        label="Apartment, suite, floor"
        autoComplete={`${section} address-line2`}
        maxLength={60}
      />
      <div data-third>
        <TextField {...input('city')} required label="City" autoComplete={`${section} address-level2`} maxLength={60} />
      </div>
      <div data-half data-third>
        <StateField
          // An option can only be selected once it exists: the field is remounted with its form value.
          key={states ? 'known' : 'waiting'}
          field={input('state')}
          section={section}
          states={states}
        />
      </div>
      <div data-half data-third>
        <FormattedField
          {...input('zip')}
          format={formatZip}
          required
          label="ZIP code"
          autoComplete={`${section} postal-code`}
          // Longer than a ZIP code, so that a pasted one with spaces around it isn't cut off.
          maxLength={30}
        />
      </div>
    </AddressGrid>
  )
}

function StateField({
  field,
  section,
  states = [],
}: Pick<AddressFieldsProps, 'section' | 'states'> & { field: TextFieldProps }) {
  return (
    <SelectField
      {...(field as object)}
      required
      label="State"
      error={field.error}
      autoComplete={`${section} address-level1`}
    >
      <option value="">Choose</option>
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
