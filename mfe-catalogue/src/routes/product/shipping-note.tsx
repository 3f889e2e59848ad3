import { isApprovedWholesaler } from '@shop/account-contract'
import { formatDollars } from '@shop/shared-api'
import type { DeliveryDays } from '@shop/shared-api/delivery'
import { useEvent } from '@shop/shared-events'
import { Icon, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatWeekday } from '../../utc-day'
import type { ProductData } from './product-loader'

const ShippingNoteList = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  && {
    padding-block: ${tokens.space[4]};
  }
  border-block: 1px solid ${tokens.color.hairline};
  font-size: ${tokens.size.small};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${tokens.space[3]};
  }
  svg {
    margin-block-start: 0.1em;
  }
`

const formatDays = ({ from, to }: DeliveryDays) => `${formatWeekday(from)} to ${formatWeekday(to)}`

/** Shipping time and cost (free for approved wholesalers, who have no express option), returns, and authenticity. */
export function ShippingNote({ delivery, returns }: Pick<ProductData, 'delivery' | 'returns'>) {
  const user = useEvent('session/changed')?.user
  const isWholesale = isApprovedWholesaler(user)
  return (
    <ShippingNoteList className="delivery">
      <li>
        <Icon name="truck" />
        <span>
          {delivery && (
            <>
              Order now, get it <strong>{formatDays(delivery.days.simple)}</strong>
              {isWholesale ? (
                ', with free shipping'
              ) : (
                <>
                  {' '}
                  for {formatDollars(delivery.simple)} (free on orders of {formatDollars(delivery.freeFrom)} or more),
                  or with express <strong>{formatDays(delivery.days.express)}</strong> for{' '}
                  {formatDollars(delivery.express)}
                </>
              )}
              .{' '}
            </>
          )}
          <Link to="/shipping">Shipping information</Link>
        </span>
      </li>
      <li>
        <Icon name="returns" />
        <span>
          {returns ?? 'Not the right fit?'} <Link to="/returns">See our return policy</Link>
        </span>
      </li>
      <li>
        <Icon name="shield" />
        <span>
          Every item has an authenticity code. <Link to="/product/authenticity">Check yours</Link>
        </span>
      </li>
    </ShippingNoteList>
  )
}
