import { formatUsd, toCents } from '@shop/shared-api'
import { Icon, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
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
`

const usd = (dollars: number) => formatUsd(toCents(dollars))

/** What delivery costs by the shop's settings, and where returns and authenticity are spoken of. */
export function DeliveryNote({ delivery }: { delivery: ProductData['delivery'] }) {
  return (
    <Notes className="delivery">
      <li>
        <Icon name="truck" />
        <span>
          {delivery &&
            `Delivery ${usd(delivery.simple)}, free from ${usd(delivery.freeFrom)}. Express ${usd(delivery.express)}. `}
          <Link to="/shipping">How we ship</Link>
        </span>
      </li>
      <li>
        <Icon name="returns" />
        <span>
          Not right? <Link to="/returns">How to return it</Link>
        </span>
      </li>
      <li>
        <Icon name="shield" />
        <span>
          Each piece carries a code. <Link to="/product/authenticity">Check that yours is genuine</Link>
        </span>
      </li>
    </Notes>
  )
}
