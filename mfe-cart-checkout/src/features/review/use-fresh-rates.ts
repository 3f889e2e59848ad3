import { useEffect, useEffectEvent, useState } from 'react'
import { useApi, useCartStore, useDraftStore } from '../../cart/cart-context'
import { fetchRates, toPostalAddress } from '../../checkout/fetch-rates'
import type { CartState } from '../../cart/cart-state'
import { postalKey } from '../../checkout/checkout-draft'
import type { CheckoutState } from '../../checkout/draft-store'
import { chosenRate } from '../../checkout/steps'

/**
 * The rate of the chosen shipping method, fetched again once it has expired. `refresh` fetches it now; `failed`
 * reports that it can't be loaded.
 */
export function useFreshRates({ cart: { shipment }, draft: shown }: { cart: CartState; draft: CheckoutState }) {
  const api = useApi()
  const cart = useCartStore()
  const draft = useDraftStore()
  const [now, setNow] = useState(() => Date.now())
  const [failed, setFailed] = useState(false)
  const rate = chosenRate(shown, shipment, now)

  async function refresh(): Promise<void> {
    const { address } = draft.state()
    const postal = await toPostalAddress(address)
    if (!postal) return
    setFailed(false)
    try {
      const rates = await fetchRates(api, cart.state().lines, postal)
      draft.update({ rates, ratesFor: postalKey(address) })
      cart.requote()
    } catch {
      setFailed(true)
    }
  }
  const refreshRates = useEffectEvent(() => void refresh())
  const until = rate?.expires_at
  useEffect(() => {
    const update = until === undefined ? refreshRates : () => setNow(Date.now())
    const timer = setTimeout(update, until === undefined ? 0 : Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', refreshRates)
    return () => window.removeEventListener('online', refreshRates)
  }, [failed])
  return { rate, refresh, failed }
}
