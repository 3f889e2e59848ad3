import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { links as catalogueLinks } from '@shop/catalogue-contract'
import type { Dashboard } from '@shop/shared-api'
import { Alert, TextLink, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const OverviewTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border: ${tokens.rule.strong} solid ${tokens.color.ink};

  li + li {
    border-inline-start: 1px solid ${tokens.color.hairline};
  }

  a {
    display: grid;
    align-content: start;
    gap: ${tokens.space[1]};
    min-block-size: 6rem;
    padding: ${tokens.space[3]};
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
  }

  strong {
    font: 700 ${tokens.size.section} / 1 ${tokens.font.display};
  }

  span {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }
`

/** Links to the user's orders, wishlist and cards; wholesalers without approval see a notice. */
export function Overview({ dashboard }: { dashboard: Dashboard }) {
  const { user, orders_count: orders, wishlist_count: wishes, default_payment_method: card } = dashboard
  return (
    <>
      {user.role === 'wholeseller' && !user.is_verified && (
        <Alert tone="info" title="You’re seeing retail prices">
          Wholesale prices are available once your application is approved.{' '}
          <TextLink to={wholesaleLinks.status()}>Check application status</TextLink>
        </Alert>
      )}
      <OverviewTiles className="tiles">
        <OverviewTile to="/settings/order" figure={String(orders)} label={orders === 1 ? 'order' : 'orders'} />
        <OverviewTile to={catalogueLinks.wishlist()} figure={String(wishes)} label="in your wishlist" />
        <OverviewTile
          to="/settings/payment-methods"
          figure={card ? `··${card.last4}` : 'None'}
          label={card ? 'default card' : 'saved cards'}
        />
      </OverviewTiles>
    </>
  )
}

function OverviewTile({ to, figure, label }: { to: string; figure: string; label: string }) {
  return (
    <li>
      <Link to={to}>
        <strong>{figure}</strong>
        <span>{label}</span>
      </Link>
    </li>
  )
}
