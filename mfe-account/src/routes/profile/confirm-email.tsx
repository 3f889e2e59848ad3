import { ApiError, isLoggedInHint } from '@shop/shared-api'
import { Alert } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../api-context'

interface Outcome {
  tone: 'success' | 'error'
  message: string
}

/**
 * Removes the secret of a confirmation email from the URL, sends it to the API once and shows the result. Guests are
 * redirected to the login and return with the secret.
 */
export function ConfirmEmail({ onConfirmed }: { onConfirmed(): void }) {
  const api = useApi()
  const [params, setParams] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const token = params.get('confirm')

  useEffect(() => {
    if (!token || !isLoggedInHint()) return
    setParams({}, { replace: true })
    api.request('POST /confirm-email', { body: { token }, silent: true }).then(
      ({ message }) => {
        setOutcome({ tone: 'success', message })
        onConfirmed()
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setOutcome({ tone: 'error', message: error.errors[0]?.message ?? error.message })
      },
    )
  }, [api, onConfirmed, setParams, token])

  if (!outcome) return null
  return (
    <Alert tone={outcome.tone} announce="polite">
      {outcome.message}
    </Alert>
  )
}
