import { Button, Container, Heading, Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { logOut } from '../../features/session/log-out'
import { useDashboard } from '../../features/session/use-dashboard'
import { useMembersOnly } from '../../features/session/use-members-only'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${tokens.space[3]} ${tokens.space[5]};
  margin-block: ${tokens.space[5]};
  padding-block: ${tokens.space[5]};
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};

  dt {
    color: ${tokens.color.inkMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const Page = styled(Container)`
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** The account's first page: who one is here. Only its owner's browser fills it in. */
export function ProfilePage() {
  useMembersOnly()
  const dashboard = useDashboard()
  return (
    <Page>
      <Heading level={1}>Account</Heading>
      {dashboard ? (
        <Facts>
          <dt>Name</dt>
          <dd>{dashboard.user.username}</dd>
          <dt>Email</dt>
          <dd>{dashboard.user.email}</dd>
          <dt>Orders</dt>
          <dd>{dashboard.orders_count}</dd>
          <dt>Wishlist</dt>
          <dd>{dashboard.wishlist_count}</dd>
        </Facts>
      ) : (
        <Skeleton $height="12rem" />
      )}
      <Button onClick={() => void logOut()}>Logout</Button>
    </Page>
  )
}
