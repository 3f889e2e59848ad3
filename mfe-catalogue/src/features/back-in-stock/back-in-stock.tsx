import { ApiError, browserApi, type Api } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Alert, Button, Form, Stack, TextField } from '@shop/shared-ui'
import { useState, type SyntheticEvent } from 'react'

/** BackInStock's props; give it a key by the variation, so that another one begins anew. */
export interface BackInStockProps {
  variantId: number
  /** What is waited for, as in "Red, M". */
  wanted: string
  api?: Api
}

/** Asks by which email to tell the shopper, once, that a sold-out variant is back. */
export function BackInStock({ variantId, wanted, api = browserApi }: BackInStockProps) {
  const user = useEvent('session/changed')?.user
  const [problem, setProblem] = useState<string>()
  const [thanks, setThanks] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function subscribe(submit: SyntheticEvent<HTMLFormElement>) {
    submit.preventDefault()
    const field = submit.currentTarget.elements.namedItem('email') as HTMLInputElement
    if (!field.validity.valid) {
      setProblem(field.validity.valueMissing ? 'This field is required' : 'Invalid email address')
      return field.focus()
    }
    setBusy(true)
    setProblem(undefined)
    const body = { product_variation_id: variantId, email: field.value }
    await api.request('POST /back-in-stock', { body, silent: true }).then(
      ({ message }) => setThanks(message),
      (error: unknown) => setProblem(formatAlertError(error)),
    )
    setBusy(false)
  }

  return (
    <div role="status">
      {thanks ? (
        <Alert tone="success">{thanks}</Alert>
      ) : (
        <Stack as={Form} $gap={3} noValidate onSubmit={(submit: SyntheticEvent<HTMLFormElement>) => void subscribe(submit)}>
          <TextField
            key={user?.email}
            label={`Tell me when ${wanted} is back`}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder="Your email"
            defaultValue={user?.email}
            hint="One mail, and no newsletter."
            error={problem}
          />
          <Button type="submit" busy={busy} wide>
            Tell me
          </Button>
        </Stack>
      )}
    </div>
  )
}

function formatAlertError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'That did not work. Please try again.'
  return error.messageFor('email') ?? error.message
}
