import { useQuery } from '@shop/shared-forms'
import { Alert, ButtonLink, Cluster, Skeleton, Stack, Text } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { MembersPage } from '../../features/page/members-page'
import { RequestCard } from '../../features/requests/request-card'

/** The user's custom equipment requests. */
export function RequestsPage() {
  return (
    <MembersPage title="Custom requests" lead="Your custom gear requests with their status and quotes.">
      <Requests />
    </MembersPage>
  )
}

function Requests() {
  const { data, error, setData, refetch } = useQuery(useApi(), ['GET /equipment-requests'])
  const requests = data?.data
  return (
    <Stack $gap={4} $align="stretch">
      {error && (
        <Alert tone="error" announce="polite">
          {error.message}
        </Alert>
      )}
      {!requests && !error && <Skeleton $height="12rem" />}
      {requests?.length === 0 && <Text>You don’t have any requests yet.</Text>}
      {requests?.map((request) => (
        <RequestCard
          key={request.request_number}
          request={request}
          onStale={refetch}
          onChange={(changed) =>
            setData((last) => ({
              data: last.data.map((other) => (other.request_number === changed.request_number ? changed : other)),
            }))
          }
        />
      ))}
      <Cluster $gap={3}>
        <ButtonLink to="/model">Open the gear designer</ButtonLink>
        <ButtonLink to="/wholesaler/equipment">Request a quote</ButtonLink>
      </Cluster>
    </Stack>
  )
}
