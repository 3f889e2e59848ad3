import { ApiError } from '@shop/shared-api'
import { Alert, Button, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'

interface UndoStepProps {
  /** Secret of the mail to the account's old email. */
  token: string
  onUndone(account: { email: string; resetToken: string }): void
}

/** Takes an account back by its old email. Only the button does it: programs that look into mails open every link. */
export function UndoStep({ token, onUndone }: UndoStepProps) {
  const api = useApi()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function undo() {
    setSending(true)
    try {
      const answer = await api.request('POST /undo-email-change', { body: { token }, silent: true })
      onUndone({ email: answer.email, resetToken: answer.reset_token })
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
        The email of your account was changed. If you did not do that, take your account back: it uses this email again,
        everybody is logged out, and you set a new password.
      </Text>
      <Button variant="action" size="large" wide busy={sending} onClick={undo}>
        Take my account back
      </Button>
    </>
  )
}
