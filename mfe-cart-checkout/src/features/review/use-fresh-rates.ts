import { useEffect, useEffectEvent, useState } from 'react'
import { useApi, useCartStore, useDraftStore } from '../../cart/cart-context'
import { askRates, postalOf } from '../../checkout/ask-rates'
import type { CartState } from '../../cart/cart-store'
import { postalKey } from '../../checkout/checkout-draft'
import type { CheckoutState } from '../../checkout/draft-store'
import { chosenRate } from '../../checkout/steps'

/** The rate of the chosen delivery; asked for again once it has run out. `renew` asks at once, and `failed` tells that it can't be had now. */
export function useFreshRates({ cart: { shipment }, draft: shown }: { cart: CartState; draft: CheckoutState }) {
  const api = useApi()
  const cart = useCartStore()
  const draft = useDraftStore()
  const [now, setNow] = useState(() => Date.now())
  const [failed, setFailed] = useState(false)
  const rate = chosenRate(shown, shipment, now)

  async function renew(): Promise<void> {
    const { address } = draft.state()
    const postal = await postalOf(address)
    if (!postal) return
    setFailed(false)
    try {
      const rates = await askRates(api, cart.state().lines, postal)
      draft.update({ rates, ratesFor: postalKey(address) })
      cart.requote()
    } catch {
      setFailed(true)
    }
  }
  const renewOnce = useEffectEvent(() => void renew())
  const until = rate?.expires_at
  useEffect(() => {
    const again = until === undefined ? renewOnce : () => setNow(Date.now())
    const timer = setTimeout(again, until === undefined ? 0 : Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', renewOnce)
    return () => window.removeEventListener('online', renewOnce)
  }, [failed])
  return { rate, renew, failed }
}
