import { TextField } from '@shop/shared-ui'
import type { ComponentProps } from 'react'
import { PasswordField } from './password-field'

type CredentialField = 'email' | 'password'

interface CredentialFieldsProps {
  errorOf(field: CredentialField): string | undefined
  register(field: CredentialField): Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onChange' | 'onBlur'>
}

/** Email and password fields that password managers recognize. */
export function CredentialFields({ errorOf, register }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={errorOf('email')}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        error={errorOf('password')}
        {...register('password')}
      />
    </>
  )
}
