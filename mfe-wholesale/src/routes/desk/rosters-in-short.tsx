import { useQuery } from '@shop/shared-forms'
import { Badge, ButtonLink, SectionUnavailable, Skeleton, Text, TextLink } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { DeskList } from './desk-list'

const MAX_SHOWN = 4

/** The latest rosters, and the way to a new one. */
export function RostersInShort() {
  const { data, error, reset } = useQuery(useApi(), ['GET /rosters'], { isUncached: true })
  if (error) return <SectionUnavailable what="Your rosters" retry={reset} />
  if (!data) return <Skeleton $height="6rem" />
  return (
    <>
      {data.data.length === 0 && <Text>Share one link, and each member enters a name, size and number.</Text>}
      {data.data.length > 0 && (
        <DeskList>
          {data.data.slice(0, MAX_SHOWN).map(({ id, title, members, open }) => (
            <li key={id}>
              <div>
                <TextLink to={`/wholesaler/rosters/${id}`}>{title}</TextLink>
                <small>{members === 1 ? '1 member' : `${members} members`}</small>
              </div>
              <Badge>{open ? 'Open' : 'Closed'}</Badge>
            </li>
          ))}
        </DeskList>
      )}
      <ButtonLink to="/wholesaler/rosters">{data.data.length > 0 ? 'All rosters' : 'Start a roster'}</ButtonLink>
    </>
  )
}
