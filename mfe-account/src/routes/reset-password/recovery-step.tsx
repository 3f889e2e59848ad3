import { ApiError } from '@shop/shared-api'
import { Alert, Button, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'

interface RecoveryStepProps {
  /** The secret from the email to the account's previous address. */
  token: string
  onRecovered(account: { email: string; resetToken: string }): void
}

/** Recovers an account by its previous email. Requires a click because email scanners open every link. */
export function RecoveryStep({ token, onRecovered }: RecoveryStepProps) {
  const api = useApi()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function undo() {
    setSending(true)
    try {
      const answer = await api.request('POST /undo-email-change', { body: { token }, silent: true })
      onRecovered({ email: answer.email, resetToken: answer.reset_token })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.errors[0]?.message ?? error.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      {refusal && (
        <Alert tone="error" announce="assertive">
          {refusal}
        </Alert>
      )}
      <Text>
        The email on your account was changed. If this wasn’t you, recover your account: we’ll restore this email, log
        out all devices, and ask you to set a new password.
      </Text>
      <Button variant="action" size="large" wide busy={sending} onClick={undo}>
        Recover my account
      </Button>
    </>
  )
}
