import { formatDollars } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Badge, ButtonLink, Cluster, SectionUnavailable, Skeleton, Text, TextLink } from '@shop/shared-ui'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { useApi } from '../../api-context'
import { statusLabels } from '../../features/requests/status-labels'
import { DeskList } from './desk-list'

const MAX_SHOWN = 5

/** The latest requests, quotes that wait for a decision first. */
export function RequestsInShort() {
  const { data, error, reset } = useQuery(useApi(), ['GET /equipment-requests'], { isUncached: true })
  if (error) return <SectionUnavailable what="Your requests" retry={reset} />
  if (!data) return <Skeleton $height="6rem" />
  const waiting = data.data.filter(({ status }) => status === 'quoted')
  const others = data.data.filter(({ status }) => status !== 'quoted')
  return (
    <>
      {data.data.length === 0 && <Text>No requests yet. Tell us what you need and we’ll send you a price.</Text>}
      {data.data.length > 0 && (
        <DeskList>
          {[...waiting, ...others].slice(0, MAX_SHOWN).map(({ request_number: number, category, status, quote }) => (
            <li key={number}>
              <div>
                <TextLink to={`/wholesaler/requests#${number}`}>{category}</TextLink>
                <small>{number}</small>
              </div>
              <Cluster $gap={2}>
                <Badge>{statusLabels[status]}</Badge>
                {quote !== null && <b>{formatDollars(quote)}</b>}
              </Cluster>
            </li>
          ))}
        </DeskList>
      )}
      <Cluster $gap={3}>
        {data.data.length > 0 && <ButtonLink to="/wholesaler/requests">View all requests</ButtonLink>}
        <ButtonLink to={wholesaleLinks.equipment()}>Request a quote</ButtonLink>
      </Cluster>
    </>
  )
}
