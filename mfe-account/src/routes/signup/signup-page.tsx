import type { RegisterForm } from '@shop/shared-api'
import { FormError, NewPasswordField, PasswordField, useApiForm } from '@shop/shared-forms'
import { Button, Checkbox, Text, TextField, TextLink, useSubmission } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../api-context'
import { FormFields, FormPage } from '../../features/form-page/form-page'
import { GoogleButton } from '../../features/google/google-button'
import { enterSession } from '../../session/enter-session'
import { getNextSearch } from '../../session/next-path'

const terms = (
  <>
    I agree to the <TextLink to="/term-conditions">Terms of Service</TextLink>
  </>
)

/** Creates a customer account and starts its session. */
export function SignupPage() {
  const { search } = useLocation()
  const api = useApi()
  const form = useApiForm<RegisterForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).registerForm,
    send: async (body) => enterSession(await api.request('POST /register', { body, silent: true }), 'signup'),
    submission: useSubmission('POST /register'),
  })
  const field = (name: keyof RegisterForm) => ({ required: true, error: form.errorOf(name), ...form.register(name) })
  return (
    <FormPage title="Sign up" guestsOnly>
      <FormFields worksWithoutScripts onSubmit={form.submit} noValidate>
        <FormError message={form.problem} />
        <TextField label="Your name" autoComplete="name" {...field('username')} />
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <NewPasswordField label="Password" hint="At least 8 characters" {...field('password')} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('password_confirmation')} />
        <Checkbox label={terms} {...field('terms')} />
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Sign up
        </Button>
      </FormFields>
      <GoogleButton />
      <Text>
        Already have an account? <TextLink to={{ pathname: '/login', search: getNextSearch(search) }}>Log in</TextLink>
      </Text>
    </FormPage>
  )
}
