import { browserApi, type RegisterForm } from '@shop/shared-api'
import { PasswordField, useApiForm } from '@shop/shared-forms'
import { registerForm } from '@shop/shared-api/contract'
import { Alert, Button, Checkbox, Text, TextField, TextLink } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { AccountPage, Fields } from '../../features/form/account-page'
import { enterSession } from '../../features/session/enter-session'
import { nextPath } from '../../features/session/next-path'
import { useGuestsOnly } from '../../features/session/use-guests-only'

const blank = { username: '', email: '', password: '', password_confirmation: '', terms: false as unknown as true }

/** Opening a customer account, which signs in at once. */
export function SignupPage() {
  const { search } = useLocation()
  useGuestsOnly(() => nextPath(search, location.origin))
  const form = useApiForm<RegisterForm>({
    schema: registerForm,
    defaultValues: blank,
    send: async (body) => enterSession(await browserApi.request('POST /register', { body, silent: true })),
  })
  const field = (name: keyof RegisterForm) => ({ required: true, error: form.errorOf(name), ...form.register(name) })
  return (
    <AccountPage title="Sign up">
      <Fields onSubmit={form.submit} noValidate>
        {form.problem && (
          <Alert tone="error" announce="assertive">
            {form.problem}
          </Alert>
        )}
        <TextField label="Your name" autoComplete="name" {...field('username')} />
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters; a few unrelated words work well."
          {...field('password')}
        />
        <PasswordField label="Password again" autoComplete="new-password" {...field('password_confirmation')} />
        <Checkbox
          label={
            <>
              I accept the <TextLink to="/term-conditions">terms of service</TextLink>
            </>
          }
          {...field('terms')}
        />
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Sign up
        </Button>
      </Fields>
      <Text>
        Have an account? <TextLink to={{ pathname: '/login', search }}>Log in</TextLink>
      </Text>
    </AccountPage>
  )
}
