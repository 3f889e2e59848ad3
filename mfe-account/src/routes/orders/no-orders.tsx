import { links as catalogueLinks } from '@shop/catalogue-contract'
import { ButtonLink, EmptyState } from '@shop/shared-ui'
import { ordersPath, type OrdersQuery } from '../../features/orders/orders-query'

/** Empty states of the order list: past the last page, no matches, or no orders at all. */
export function NoOrders({ status, search, total }: OrdersQuery & { total: number }) {
  if (total > 0) {
    const toFirst = <ButtonLink to={ordersPath({ status, search })}>Go to first page</ButtonLink>
    return <EmptyState icon="box" title="No orders on this page" action={toFirst} />
  }
  if (status || search) {
    return (
      <EmptyState
        icon="search"
        title="No matching orders"
        action={<ButtonLink to={ordersPath({})}>View all orders</ButtonLink>}
      >
        {search ? `No orders match “${search}”${status ? ' with this status' : ''}.` : 'No orders have this status.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="box" title="No orders yet" action={<ButtonLink to={catalogueLinks.shop()}>Shop now</ButtonLink>}>
      Your orders and their tracking will show up here.
    </EmptyState>
  )
}
