import { PasswordField } from '@shop/shared-forms'
import { Checkbox, TextField, TextLink } from '@shop/shared-ui'
import { Fieldset, FieldPair } from '../../fieldset'
import type { FieldOf } from './field-of'

/** The applicant and their credentials. */
export function AccountFields({ field }: { field: FieldOf }) {
  return (
    <Fieldset>
      <legend>You</legend>
      <FieldPair>
        <TextField label="Your name" required autoComplete="name" {...field('username')} />
        <TextField label="Phone" type="tel" required autoComplete="tel" {...field('phone')} />
      </FieldPair>
      <TextField label="Email" type="email" required autoComplete="username" {...field('email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="At least 8 characters. A few unrelated words work well."
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...field('password_confirmation')}
      />
      <Checkbox
        label={
          <>
            I agree to the <TextLink to="/term-conditions">Terms of Service</TextLink>
          </>
        }
        {...field('terms')}
      />
    </Fieldset>
  )
}
