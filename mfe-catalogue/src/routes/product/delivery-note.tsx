import { formatUsd, toCents } from '@shop/shared-api'
import type { DeliveryDays } from '@shop/shared-api/delivery'
import { useEvent } from '@shop/shared-events'
import { Icon, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { weekdayOf } from '../../utc-day'
import type { ProductData } from './product-loader'

const Notes = styled.ul`
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

const usd = (dollars: number) => formatUsd(toCents(dollars))
const between = ({ from, to }: DeliveryDays) => `${weekdayOf(from)} to ${weekdayOf(to)}`

/** Shipping time and cost (free for approved wholesalers, who have no express option), returns, and authenticity. */
export function DeliveryNote({ delivery, returns }: Pick<ProductData, 'delivery' | 'returns'>) {
  const user = useEvent('session/changed')?.user
  const isWholesale = user?.role === 'wholeseller' && user.isVerified
  return (
    <Notes className="delivery">
      <li>
        <Icon name="truck" />
        <span>
          {delivery && (
            <>
              Order now, get it <strong>{between(delivery.days.simple)}</strong>
              {isWholesale ? (
                ', with free shipping'
              ) : (
                <>
                  {' '}
                  for {usd(delivery.simple)} (free on orders of {usd(delivery.freeFrom)} or more), or with express{' '}
                  <strong>{between(delivery.days.express)}</strong> for {usd(delivery.express)}
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
    </Notes>
  )
}
