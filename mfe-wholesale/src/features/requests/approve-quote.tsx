import { ApiError, formatDollars } from '@shop/shared-api'
import { Alert, Button, Stack, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import type { QuoteFormProps } from './quote-decision'

/** Confirms the price, since production follows. */
export function ApproveQuote({ request, quote, onDone, onStale }: QuoteFormProps) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function approve() {
    setBusy(true)
    setProblem(undefined)
    try {
      const call = { params: { number: request.request_number }, body: { quote }, silent: true }
      onDone((await api.request('POST /equipment-requests/:number/approve', call)).data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      if (error.status === 409) onStale()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack $gap={4} $align="stretch">
      {problem && (
        <Alert tone="error" announce="assertive">
          {problem}
        </Alert>
      )}
      <Text>
        You approve {formatDollars(quote)} for {request.category}
        {request.lead_time && `, lead time ${request.lead_time}`}. Next, choose how to pay and where we ship it.
      </Text>
      <Button variant="action" busy={busy} onClick={() => void approve()}>
        Yes, approve {formatDollars(quote)}
      </Button>
    </Stack>
  )
}
