import { links as accountLinks } from '@shop/account-contract'
import type { OrderForm } from '@shop/shared-api'
import { showDialog, toast } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useCartStore, useDraftStore, useHoldStorage } from '../../cart/cart-context'
import { savePromo } from '../../cart/stored-promo'
import type { Outcome } from '../../checkout/place-order'
import { GuestReceipt } from './guest-receipt'
import { saveReceipt } from './stored-receipts'

/** Completes a checkout: resets the cart and navigates to the placed order. */
export function useCompleteOrder() {
  const navigate = useNavigate()
  const cart = useCartStore()
  const draft = useDraftStore()
  const hold = useHoldStorage()
  return ({ order, guestToken, actionUrl }: Outcome & { kind: 'placed' }, ordered: OrderForm['products']): void => {
    draft.end()
    hold.clear()
    cart.reset(ordered)
    savePromo('')
    if (guestToken) saveReceipt(order.id, guestToken)
    if (actionUrl) {
      // The bank requests approval first and leads back to the confirmation. Its back button leads there too, not
      // into the finished checkout.
      draft.update({ receipt: { orderId: order.id, token: guestToken, bankUrl: actionUrl }, isOver: true })
      const seen = navigate(`/order/${order.id}/confirmation`, { replace: true })
      return void Promise.resolve(seen).finally(() => location.assign(actionUrl))
    }
    toast('Order placed', { type: 'success' })
    if (!guestToken) return void navigate(accountLinks.orders(), { replace: true, state: { placed: order.id } })
    void navigate('/', { replace: true })
    void showDialog({
      title: 'Thank you for your order',
      tone: 'success',
      message: <GuestReceipt order={order} token={guestToken} />,
    })
  }
}
