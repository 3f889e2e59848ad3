import { useQuery } from '@shop/shared-forms'
import { Alert, Badge, Card, Cluster, Heading, Skeleton, Stack, Text, TextLink } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'
import { MembersPage } from '../../features/page/members-page'
import { formatLocalTime } from '../../features/roster/format-local-time'
import { NewRoster } from '../../features/roster/new-roster'

/** A coach's rosters, and a form that creates one. */
export function RostersPage() {
  return (
    <MembersPage
      title="Team rosters"
      lead="Share one link. Each member enters a name, size and number, and you place one order for the team."
    >
      <Rosters />
    </MembersPage>
  )
}

function Rosters() {
  const navigate = useNavigate()
  const { data, error } = useQuery(useApi(), ['GET /rosters'])
  const rosters = data?.data
  return (
    <>
      {error && (
        <Alert tone="error" announce="polite">
          {error.message}
        </Alert>
      )}
      {!rosters && !error && <Skeleton $height="8rem" />}
      {rosters?.map((roster) => (
        <Card key={roster.id}>
          <Cluster $justify="space-between">
            <Stack $gap={1}>
              <TextLink to={`/wholesaler/rosters/${roster.id}`}>{roster.title}</TextLink>
              <Text size="small">
                {roster.product.title}, {roster.color} ·{' '}
                {roster.members === 1 ? '1 member' : `${roster.members} members`}
              </Text>
            </Stack>
            <Badge>{roster.open ? `Open until ${formatLocalTime(roster.deadline)}` : 'Closed'}</Badge>
          </Cluster>
        </Card>
      ))}
      <Heading level={2}>New roster</Heading>
      <NewRoster onOpened={({ id }) => void navigate(`/wholesaler/rosters/${id}`)} />
    </>
  )
}
