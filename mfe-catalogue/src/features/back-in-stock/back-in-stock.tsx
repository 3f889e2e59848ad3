import '@shop/account-contract'
import { ApiError, browserApi, type Api } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Alert, Button, Form, Stack, TextField } from '@shop/shared-ui'
import { useState, type SyntheticEvent } from 'react'

/** BackInStock's props; key it by the variant so that another one starts over. */
export interface BackInStockProps {
  variantId: number
  /** The requested variant, such as "Red, M". */
  wanted: string
  api?: Api
}

/** Subscribes an email to a one-time alert when a sold-out variant is back in stock. */
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
        <Stack
          as={Form}
          $gap={3}
          noValidate
          onSubmit={(submit: SyntheticEvent<HTMLFormElement>) => void subscribe(submit)}
        >
          <TextField
            key={user?.email}
            label={`Email me when ${wanted} is back in stock`}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder="Your email"
            defaultValue={user?.email}
            hint="One email when it’s back. No newsletter."
            error={problem}
          />
          <Button type="submit" busy={busy} wide>
            Notify me
          </Button>
        </Stack>
      )}
    </div>
  )
}

function formatAlertError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  return error.messageFor('email') ?? error.message
}
