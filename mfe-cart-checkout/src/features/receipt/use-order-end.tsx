import type { OrderForm } from '@shop/shared-api'
import { showDialog, toast } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useCartStore, useDraftStore, useHoldKeeper } from '../../cart/cart-context'
import { keepPromo } from '../../cart/kept-promo'
import type { Outcome } from '../../checkout/place-order'
import { GuestReceipt } from './guest-receipt'

/** Ends a checkout: the cart is as new, and the shopper goes where their order can be seen. */
export function useOrderEnd() {
  const navigate = useNavigate()
  const cart = useCartStore()
  const draft = useDraftStore()
  const hold = useHoldKeeper()
  return ({ order, guestToken, actionUrl }: Outcome & { kind: 'placed' }, ordered: OrderForm['products']): void => {
    draft.end()
    hold.forget()
    cart.reset(ordered)
    keepPromo('')
    if (actionUrl) {
      // The bank asks first, and leads back to the confirmation. Back from the bank leads there too, not into a checkout that is over.
      draft.update({ receipt: { orderId: order.id, token: guestToken, bankUrl: actionUrl }, isOver: true })
      const seen = navigate(`/order/${order.id}/confirmation`, { replace: true })
      return void Promise.resolve(seen).finally(() => location.assign(actionUrl))
    }
    toast('Order placed', { type: 'success' })
    if (!guestToken) return void navigate('/settings/order', { replace: true })
    void navigate('/', { replace: true })
    void showDialog({
      title: 'Thank you for your order',
      tone: 'success',
      message: <GuestReceipt order={order} token={guestToken} />,
    })
  }
}
