import { Text, tokens } from '@shop/shared-ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { DataTable, type Column } from '../../table/data-table'
import type { OrderAnswer, OrderItem } from './order-answer'
import { itemName } from './line-fields'

const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  justify-self: end;
  margin: 0;
  font-variant-numeric: tabular-nums;

  dt {
    color: ${tokens.color.inkMuted};
  }

  dd {
    margin: 0;
    text-align: end;
  }

  :is(dt, dd):last-of-type {
    padding-block-start: ${tokens.space[1]};
    color: ${tokens.color.ink};
    font-weight: 700;
  }
`

const columns: Column<OrderItem>[] = [
  {
    id: 'item',
    header: 'Item',
    cell: (item) => (
      <>
        {itemName(item)}
        {item.names && <Text size="small">{`Names: ${item.names}`}</Text>}
      </>
    ),
  },
  { id: 'sku', header: 'SKU', wide: true, cell: ({ sku }) => sku },
  {
    id: 'quantity',
    header: 'Qty',
    align: 'end',
    cell: ({ quantity, canceled }) => (canceled === 0 ? quantity : `${quantity} (${canceled} canceled)`),
  },
  { id: 'each', header: 'Each', align: 'end', wide: true, cell: ({ each }) => each },
  { id: 'line', header: 'Amount', align: 'end', cell: ({ line }) => line },
]

interface OrderItemsProps {
  items: OrderItem[]
  totals: OrderAnswer['record']
}

/** The lines of an order and what they come to. */
export function OrderItems({ items, totals }: OrderItemsProps) {
  const amounts = {
    Subtotal: totals.subtotal,
    Discount: totals.discount.startsWith('$0.00') ? null : totals.discount,
    Shipping: totals.delivery,
    Tax: totals.tax,
    Total: totals.total,
    ...(Number(totals.refunded) > 0 && { Refunded: `−$${totals.refunded}`, 'After refunds': `$${totals.left}` }),
  }
  return (
    <Panel aria-labelledby="items">
      <PanelTitle id="items">Items</PanelTitle>
      <DataTable caption="Items of this order" columns={columns} lines={items} empty={<p>No items.</p>} />
      <Totals>
        {Object.entries(amounts).map(
          ([name, amount]) =>
            amount !== null && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{amount}</dd>
              </Fragment>
            ),
        )}
      </Totals>
    </Panel>
  )
}
