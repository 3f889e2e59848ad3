import { formatDollars, type OrderSummary } from '@shop/shared-api'
import { Badge, Icon, media, ProductImage, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { statusTone, statusLabels } from '../../order-labels/order-status'
import { formatDay } from '../../order-labels/format-date'

/** The list container, shared with its skeleton. */
export const OrderRows = styled.ul<{ $dimmed?: boolean }>`
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};
  opacity: ${({ $dimmed }) => ($dimmed ? 0.5 : 1)};

  li + li {
    border-block-start: 1px solid ${tokens.color.hairline};
  }
`

/** A row's grid columns, shared with its skeleton. */
export const orderRowColumns = '72px 1fr auto'

const OrderRow = styled(Link)`
  display: grid;
  grid-template-columns: ${orderRowColumns};
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: center;
  min-block-size: 104px;
  padding-block: ${tokens.space[3]};
  text-decoration: none;

  .picture {
    grid-row: span 2;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    background: ${tokens.color.sunken};
    color: ${tokens.color.inkMuted};
  }

  .number {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .total {
    font-weight: 600;
    text-align: end;
  }

  .when {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }

  .status {
    justify-self: end;
  }

  ${media.hover} {
    &:hover .number {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`

const OrderAction = styled.div`
  padding-inline-start: calc(72px + ${tokens.space[4]});
  padding-block-end: ${tokens.space[3]};
`

interface OrderListProps {
  orders: readonly OrderSummary[]
  /** True while another page is loading. */
  dimmed?: boolean
  /** Renders the action of an order. */
  actionOf?(order: OrderSummary): ReactNode
}

/** Order rows that link to the order details. */
export function OrderList({ orders, dimmed, actionOf }: OrderListProps) {
  return (
    <OrderRows className="orders" $dimmed={dimmed}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow to={`/order/${order.id}`}>
            <span className="picture">
              {order.thumbnail ? <ProductImage src={order.thumbnail} alt="" sizes="72px" /> : <Icon name="box" />}
            </span>
            <span className="number">{order.order_number}</span>
            <span className="total">{formatDollars(order.total)}</span>
            <span className="when">
              {formatDay(order.created_at)}, {order.item_count} {order.item_count === 1 ? 'item' : 'items'}
            </span>
            <span className="status">
              <Badge $tone={statusTone(order.status)}>{statusLabels[order.status]}</Badge>
            </span>
          </OrderRow>
          {actionOf && <OrderAction>{actionOf(order)}</OrderAction>}
        </li>
      ))}
    </OrderRows>
  )
}
