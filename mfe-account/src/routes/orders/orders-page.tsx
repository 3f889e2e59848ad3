import { Pagination, Text } from '@shop/shared-ui'
import type { Api } from '@shop/shared-api'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailedAnswer } from '../../failed-answer'
import { OrderFilters } from '../../features/orders/order-filters'
import { OrderList } from '../../features/orders/order-list'
import { OrderListSkeleton } from '../../features/orders/order-list-skeleton'
import { ordersPath, readOrdersAddress } from '../../features/orders/orders-address'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { useAnswer } from '../../use-answer'
import { AgainButton } from './again-button'
import { NoOrders } from './no-orders'

const perPage = 10

/** The visitor's orders, newest first; status, search and page stand in the address. */
export function OrdersPage() {
  const [params] = useSearchParams()
  const { status, search, page } = readOrdersAddress(params)
  const ask = useCallback(
    (api: Api, signal: AbortSignal) => {
      const query = { page, limit: perPage, status, search: search || undefined }
      return api.request('GET /get-orders', { query, signal, silent: true })
    },
    [page, search, status],
  )
  const { answer, failure, asking, askAgain } = useAnswer(ask)
  const shown = { status, search, page }
  const hasNone = !asking && answer?.meta.total === 0 && !status && !search
  return (
    <SettingsPage title="Orders" busy={asking}>
      {!hasNone && <OrderFilters {...shown} />}
      {failure ? (
        <FailedAnswer failure={failure} askAgain={askAgain} />
      ) : !answer ? (
        <OrderListSkeleton rows={3} />
      ) : (
        <>
          <Text role="status" size="small" tone="inkMuted">
            {asking ? 'Looking…' : !hasNone && countWords(answer.meta.total)}
          </Text>
          {answer.data.length === 0 ? (
            <NoOrders {...shown} total={answer.meta.total} />
          ) : (
            <OrderList orders={answer.data} dimmed={asking} actionOf={(order) => <AgainButton order={order} />} />
          )}
          <Pagination
            page={page}
            lastPage={answer.meta.last_page}
            hrefOf={(other) => ordersPath({ ...shown, page: other })}
          />
        </>
      )}
    </SettingsPage>
  )
}

const countWords = (total: number) => (total === 1 ? '1 order' : `${total} orders`)
