import { ButtonLink, EmptyState } from '@shop/shared-ui'
import { ordersPath, type OrdersAddress } from '../../features/orders/orders-address'

/** Why no order is to be seen, and the way to some: past the last page, none found, or none at all. */
export function NoOrders({ status, search, total }: OrdersAddress & { total: number }) {
  if (total > 0) {
    const toFirst = <ButtonLink to={ordersPath({ status, search })}>First page</ButtonLink>
    return <EmptyState icon="box" title="Nothing on this page" action={toFirst} />
  }
  if (status || search) {
    return (
      <EmptyState icon="search" title="No such order" action={<ButtonLink to={ordersPath({})}>All orders</ButtonLink>}>
        {search ? `Nothing of yours matches “${search}”${status ? ' with this status' : ''}.` : 'None has this status.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="box" title="No orders yet" action={<ButtonLink to="/shop">Go to the shop</ButtonLink>}>
      What you order stands here, with every parcel and its way to you.
    </EmptyState>
  )
}
