import type { SessionEndedState } from '@shop/account-contract'
import { CredentialsForm } from '@shop/shared-forms'
import { Alert, Text, TextLink } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../api-context'
import { FormPage } from '../../features/form-page/form-page'
import { GoogleButton } from '../../features/google/google-button'
import { GoogleReturn } from '../../features/google/google-return'
import { enterSession } from '../../session/enter-session'
import { getNextSearch } from '../../session/next-path'

/** Logs in and redirects to `next` or the home page. Errors never reveal whether the account exists. */
export function LoginPage() {
  const { search, state } = useLocation()
  const isSessionEnded = (state as SessionEndedState | null)?.sessionEnded === true
  const api = useApi()
  return (
    <FormPage title="Log in" guestsOnly>
      <GoogleReturn />
      {isSessionEnded && (
        <Alert tone="warning" announce="polite" title="Your session has ended">
          Log in again to continue. Your cart and your shipping address are still here.
        </Alert>
      )}
      <CredentialsForm
        call="POST /login"
        send={async (body) => enterSession(await api.request('POST /login', { body, silent: true }), 'login')}
      >
        <Text size="small">
          <TextLink to="/reset-password">Forgot your password?</TextLink>
        </Text>
      </CredentialsForm>
      <GoogleButton />
      <Text>
        New to the shop? <TextLink to={{ pathname: '/signup', search: getNextSearch(search) }}>Sign up</TextLink>
      </Text>
    </FormPage>
  )
}
