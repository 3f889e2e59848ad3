import { Pagination, Text } from '@shop/shared-ui'
import { isLoggedInHint } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../api-context'
import { QueryError } from '../../query-error'
import { OrderFilters } from '../../features/orders/order-filters'
import { OrderList } from '../../features/orders/order-list'
import { OrderListSkeleton } from '../../features/orders/order-list-skeleton'
import { ordersPath, readOrdersQuery } from '../../features/orders/orders-query'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { ReorderOrderButton } from './reorder-order-button'
import { NoOrders } from './no-orders'
import { PlacedOrder } from './placed-order'

const PAGE_SIZE = 10

/** The user's orders, newest first; the URL holds status, search and page. */
export function OrdersPage() {
  const [params] = useSearchParams()
  const { status, search, page } = readOrdersQuery(params)
  const query = { page, limit: PAGE_SIZE, status, search: search || undefined }
  const { data, error, isPending, reset } = useQuery(useApi(), isLoggedInHint() && ['GET /get-orders', { query }], {
    keepPreviousData: true,
  })
  const shown = { status, search, page }
  const hasNone = !isPending && data?.meta.total === 0 && !status && !search
  return (
    <SettingsPage title="Orders" busy={isPending}>
      {data && <PlacedOrder orders={data.data} />}
      {!hasNone && <OrderFilters {...shown} />}
      {error ? (
        <QueryError error={error} onRetry={reset} />
      ) : !data ? (
        <OrderListSkeleton rows={3} />
      ) : (
        <>
          <Text role="status" size="small" tone="inkMuted">
            {isPending ? 'Loading orders…' : !hasNone && formatCount(data.meta.total)}
          </Text>
          {data.data.length === 0 ? (
            <NoOrders {...shown} total={data.meta.total} />
          ) : (
            <OrderList
              orders={data.data}
              dimmed={isPending}
              actionOf={(order) => <ReorderOrderButton order={order} />}
            />
          )}
          <Pagination
            page={page}
            lastPage={data.meta.last_page}
            hrefOf={(other) => ordersPath({ ...shown, page: other })}
          />
        </>
      )}
    </SettingsPage>
  )
}

const formatCount = (total: number) => (total === 1 ? '1 order' : `${total} orders`)
