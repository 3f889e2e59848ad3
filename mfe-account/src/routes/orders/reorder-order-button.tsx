import '@shop/cart-checkout-contract'
import type { OrderSummary } from '@shop/shared-api'
import { RemoteWidget, Skeleton } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { toOrderedLines } from '../../order-labels/ordered-lines'

/**
 * Reorders all lines of an order; renders nothing if the cart remote is unavailable, as the order page links to the
 * products.
 */
export function ReorderOrderButton({ order }: { order: OrderSummary }) {
  const api = useApi()
  const lines = async () => {
    const { data } = await api.request('GET /get-orders/:id', { params: { id: order.id }, query: {} })
    return toOrderedLines(data.items)
  }
  return (
    <RemoteWidget
      owner="cart-checkout"
      name="order-again"
      props={{ label: 'Buy again', about: `order ${order.order_number}`, lines }}
      fallback={<Skeleton $height="46px" $width="8rem" />}
      unavailable={null}
    />
  )
}
