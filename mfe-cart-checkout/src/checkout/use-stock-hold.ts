import { ApiError, type Api, type StockHold as Answer } from '@shop/shared-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi, useCartStore, useDraftStore, useHoldStorage } from '../cart/cart-context'
import { cartHasError } from '../cart/cart-lines'
import type { CartState } from '../cart/cart-state'
import { toQuoteProducts } from '../cart/quote-request'
import { newHoldKey, type StoredHold } from './stored-hold'

/** The hold of this checkout: its end, or that it has ended. Neither is set while nothing is held. */
export interface StockHold {
  until: string | undefined
  isOver: boolean
}

interface StockHoldOptions {
  /** Whether a hold that has ended before the page opens is started again. */
  begins: boolean
}

/**
 * Reserves the cart's items while the page is open and extends the hold once. When that ends too, prices the cart
 * again to report items that sold out.
 */
export function useStockHold(cart: CartState, { begins }: StockHoldOptions): StockHold {
  const api = useApi()
  const cartStore = useCartStore()
  const draftStore = useDraftStore()
  const storage = useHoldStorage()
  /** The hold to continue; null when a new one has to start. */
  const [hold, setHold] = useState(readReusableHold)
  const [isOver, setIsOver] = useState(false)
  const refused = useRef('')
  const signature = linesSignature(cart)

  function readReusableHold(): StoredHold | null {
    const stored = storage.read()
    return begins && stored && isPast(stored.atMost) ? null : stored
  }

  /**
   * `before` is the hold that has just expired: an extension that is already over ends with it, as when a clock is
   * wrong.
   */
  const requestHold = useEffectEvent((of: string, before?: StoredHold) => {
    const key = readReusableHold()?.key ?? newHoldKey()
    // Saved first: when the response is lost, the same hold is requested again.
    storage.save({ key, until: '', atMost: '', of: '' })
    void postHold(api, key, cart.lines).then((answer) => {
      if (answer instanceof ApiError) return handleRefusal(answer, of)
      const held = { key, until: answer.held_until, atMost: answer.held_at_most_until, of }
      storage.save(held)
      if (before && isPast(held.until)) return end()
      setHold(held)
      setIsOver(false)
    })
  })

  function handleRefusal({ status, code }: ApiError, of: string): void {
    setHold(null)
    // Without a response, the next quote triggers another attempt.
    if (status >= 400 && status < 500) refused.current = of
    if (code === 'hold_over') end()
    if (code === 'out_of_stock') cartStore.requote()
  }

  function end(): void {
    setIsOver(true)
    cartStore.requote()
  }

  const handleExpiry = useEffectEvent((held: StoredHold) => {
    if (draftStore.state().order) return
    // Timers and clocks differ, so the final end may be a moment ahead.
    const wasLast = Date.parse(held.atMost) <= Date.parse(held.until)
    if (wasLast || isPast(held.atMost)) end()
    else requestHold(held.of, held)
  })

  const syncHold = useEffectEvent((of: string) => {
    // The order in flight may have taken the items already.
    if (draftStore.state().order || refused.current === of) return
    const stored = readReusableHold()
    if (stored?.of !== of || !stored.until) requestHold(of)
  })
  useEffect(() => {
    if (signature) syncHold(signature)
  }, [signature])

  useEffect(() => {
    if (!hold?.until || isOver) return
    const timer = setTimeout(() => void handleExpiry(hold), Math.max(0, Date.parse(hold.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [hold, isOver])

  return { until: hold?.until || undefined, isOver }
}

/** Requests a hold of the lines; resolves with the error when it is refused. */
async function postHold(api: Api, hold_key: string, lines: CartState['lines']): Promise<Answer | ApiError> {
  try {
    const body = { hold_key, products: toQuoteProducts(lines) }
    return (await api.request('POST /stock-hold', { body, silent: true })).data
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** The lines as one string, once they are priced and available; empty otherwise. */
function linesSignature({ lines, quote, quoting }: CartState): string {
  if (!quote || quoting || cartHasError(lines)) return ''
  return lines.map(({ variantId, quantity }) => `${variantId}x${quantity}`).join(' ')
}

const isPast = (moment: string) => moment !== '' && Date.parse(moment) <= Date.now()
