import { useEffect, useRef, useState } from 'react'
import { useApi, useCartStore, useDraftStore } from '../../cart/cart-context'
import { postalKey, type TypedAddress } from '../../checkout/checkout-draft'
import { fetchRates, toPostalAddress } from '../../checkout/fetch-rates'

/** Keeps the draft's rates in sync with the typed address; `requestRates` rejects when they can't be loaded. */
export function useShippingRates() {
  const api = useApi()
  const cart = useCartStore()
  const draft = useDraftStore()
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef<{ key: string; answer: Promise<void> }>(null)

  async function loadRates(typed: TypedAddress, key: string): Promise<void> {
    const postal = await toPostalAddress(typed)
    if (!postal) return
    setIsLoading(true)
    setProblem(null)
    try {
      const rates = await fetchRates(api, cart.state().lines, postal)
      if (last.current?.key === key) draft.update({ rates, ratesFor: key })
    } catch (error) {
      last.current = null
      setProblem(error instanceof Error ? error.message : String(error))
      throw error
    } finally {
      setIsLoading(false)
    }
  }

  /** Sends one request per address, however often the form is blurred and submitted. */
  function requestRates(typed: TypedAddress): Promise<void> {
    const key = postalKey(typed)
    if (draft.state().ratesFor === key) return Promise.resolve()
    if (last.current?.key !== key) last.current = { key, answer: loadRates(typed, key) }
    return last.current.answer
  }
  const prefetchRates = (typed: TypedAddress) => void requestRates(typed).catch(() => undefined)

  // Rates depend on the cart: another subtotal may make shipping free.
  const subtotal = cart.state().quote?.subtotal
  const previousSubtotal = useRef(subtotal)
  useEffect(() => {
    if (previousSubtotal.current !== undefined && previousSubtotal.current !== subtotal)
      draft.update({ ratesFor: '', rates: [] })
    previousSubtotal.current = subtotal
  }, [draft, subtotal])

  return { requestRates, prefetchRates, isLoading, problem }
}
