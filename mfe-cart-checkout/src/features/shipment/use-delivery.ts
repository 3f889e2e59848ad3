import { useEffect, useRef, useState } from 'react'
import { useApi, useCartStore, useDraftStore } from '../../cart/cart-context'
import { postalKey, type TypedAddress } from '../../checkout/checkout-draft'
import { askRates, postalOf } from '../../checkout/ask-rates'

/** Keeps the draft's rates those of the address that is typed; `ask` throws why they can't be had. */
export function useDelivery() {
  const api = useApi()
  const cart = useCartStore()
  const draft = useDraftStore()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef<{ key: string; answer: Promise<void> }>(null)

  async function fetchRates(typed: TypedAddress, key: string): Promise<void> {
    const postal = await postalOf(typed)
    if (!postal) return
    setAsking(true)
    setProblem(null)
    try {
      const rates = await askRates(api, cart.state().lines, postal)
      if (last.current?.key === key) draft.update({ rates, ratesFor: key })
    } catch (error) {
      last.current = null
      setProblem(error instanceof Error ? error.message : String(error))
      throw error
    } finally {
      setAsking(false)
    }
  }

  /** Asks once per address, however often the form is left and sent. */
  function ask(typed: TypedAddress): Promise<void> {
    const key = postalKey(typed)
    if (draft.state().ratesFor === key) return Promise.resolve()
    if (last.current?.key !== key) last.current = { key, answer: fetchRates(typed, key) }
    return last.current.answer
  }
  const askQuietly = (typed: TypedAddress) => void ask(typed).catch(() => undefined)

  // Rates are of this cart: another subtotal may make delivery free.
  const quoted = cart.state().quote?.subtotal
  const known = useRef(quoted)
  useEffect(() => {
    if (known.current !== undefined && known.current !== quoted) draft.update({ ratesFor: '', rates: [] })
    known.current = quoted
  }, [draft, quoted])

  return { ask, askQuietly, asking, problem }
}
