import type { Api } from '@shop/shared-api'
import { Alert, ButtonLink, Skeleton, Stack, Text } from '@shop/shared-ui'
import { MembersPage } from '../../features/page/members-page'
import { RequestCard } from '../../features/requests/request-card'
import { useAnswer } from '../../use-answer'

/** What one asked us to make. */
export function RequestsPage() {
  return (
    <MembersPage title="Custom requests" lead="What you asked us to make, how it stands, and what it costs.">
      <Requests />
    </MembersPage>
  )
}

const ask = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /equipment-requests', { signal, silent: true })).data

function Requests() {
  const { answer: requests, failure, replace, askAgain } = useAnswer(ask)
  return (
    <Stack $gap={4} $align="stretch">
      {failure && (
        <Alert tone="error" announce="polite">
          {failure.message}
        </Alert>
      )}
      {!requests && !failure && <Skeleton $height="12rem" />}
      {requests?.length === 0 && <Text>You have not asked for anything yet.</Text>}
      {requests?.map((request) => (
        <RequestCard
          key={request.request_number}
          request={request}
          onStale={askAgain}
          onChange={(changed) =>
            replace((last) => last.map((other) => (other.request_number === changed.request_number ? changed : other)))
          }
        />
      ))}
      <div>
        <ButtonLink to="/model">Design gear</ButtonLink>{' '}
        <ButtonLink to="/wholesaler/equipment">Ask for a quote</ButtonLink>
      </div>
    </Stack>
  )
}
