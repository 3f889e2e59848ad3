import { ButtonLink, EmptyState, Pagination } from '@shop/shared-ui'
import type { Api } from '@shop/shared-api'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailedAnswer } from '../../failed-answer'
import { OrderList } from '../../features/orders/order-list'
import { OrderListSkeleton } from '../../features/orders/order-list-skeleton'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { useAnswer } from '../../use-answer'

const perPage = 10

/** The visitor's orders, newest first; the page stands in the address. */
export function OrdersPage() {
  const [params] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1)
  const ask = useCallback(
    (api: Api, signal: AbortSignal) =>
      api.request('GET /get-orders', { query: { page, limit: perPage }, signal, silent: true }),
    [page],
  )
  const { answer, failure, asking, askAgain } = useAnswer(ask)
  return (
    <SettingsPage title="Orders" busy={asking}>
      {failure ? (
        <FailedAnswer failure={failure} askAgain={askAgain} />
      ) : !answer ? (
        <OrderListSkeleton rows={3} />
      ) : answer.data.length === 0 ? (
        <NoOrders someElsewhere={answer.meta.total > 0} />
      ) : (
        <>
          <OrderList orders={answer.data} dimmed={asking} />
          <Pagination
            page={page}
            lastPage={answer.meta.last_page}
            hrefOf={(other) => (other === 1 ? '/settings/order' : `/settings/order?page=${other}`)}
          />
        </>
      )}
    </SettingsPage>
  )
}

function NoOrders({ someElsewhere }: { someElsewhere: boolean }) {
  if (someElsewhere) {
    const toFirst = <ButtonLink to="/settings/order">First page</ButtonLink>
    return <EmptyState icon="box" title="Nothing on this page" action={toFirst} />
  }
  return (
    <EmptyState icon="box" title="No orders yet" action={<ButtonLink to="/shop">Go to the shop</ButtonLink>}>
      What you order stands here, with every parcel and its way to you.
    </EmptyState>
  )
}
