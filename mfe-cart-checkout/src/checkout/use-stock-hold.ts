import { ApiError, type Api, type StockHold as Answer } from '@shop/shared-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi, useCartStore, useDraftStore, useHoldKeeper } from '../cart/cart-context'
import { cartHasError } from '../cart/cart-lines'
import type { CartState } from '../cart/cart-store'
import { productsOf } from '../cart/quote-request'
import { newHoldKey, type KeptHold } from './kept-hold'

/** What the shop keeps for this checkout: until when, or that it no longer does. Neither while nothing is held. */
export interface StockHold {
  until: string | undefined
  isOver: boolean
}

interface StockHoldOptions {
  /** A hold that is over by the time the page opens is begun anew. */
  begins: boolean
}

/** Has the cart's pieces kept while the page is open; asks for longer once the first time is over, and prices the cart anew when that is over too, so that it is told what is gone. */
export function useStockHold(cart: CartState, { begins }: StockHoldOptions): StockHold {
  const api = useApi()
  const cartStore = useCartStore()
  const draftStore = useDraftStore()
  const keeper = useHoldKeeper()
  /** The hold that this page goes on with; null where one has to begin. */
  const [hold, setHold] = useState(known)
  const [isOver, setIsOver] = useState(false)
  const refused = useRef('')
  const wanted = wantedOf(cart)

  function known(): KeptHold | null {
    const kept = keeper.read()
    return begins && kept && isPast(kept.atMost) ? null : kept
  }

  /** `before` is the hold that has just ended: one that is not longer ends with it, as where a clock goes wrong. */
  const ask = useEffectEvent((of: string, before?: KeptHold) => {
    const key = known()?.key ?? newHoldKey()
    // Kept first: when the answer is lost, the same is asked for again.
    keeper.keep({ key, until: '', atMost: '', of: '' })
    void askHold(api, key, cart.lines).then((answer) => {
      if (answer instanceof ApiError) return judge(answer, of)
      const held = { key, until: answer.held_until, atMost: answer.held_at_most_until, of }
      keeper.keep(held)
      if (before && isPast(held.until)) return end()
      setHold(held)
      setIsOver(false)
    })
  })

  function judge({ status, code }: ApiError, of: string): void {
    setHold(null)
    // Without an answer the next prices bring another try.
    if (status >= 400 && status < 500) refused.current = of
    if (code === 'hold_over') end()
    if (code === 'out_of_stock') cartStore.requote()
  }

  function end(): void {
    setIsOver(true)
    cartStore.requote()
  }

  const ended = useEffectEvent((held: KeptHold) => {
    if (draftStore.state().order) return
    // Its own end may be a moment ahead, as timers and clocks differ.
    const wasLast = Date.parse(held.atMost) <= Date.parse(held.until)
    if (wasLast || isPast(held.atMost)) end()
    else ask(held.of, held)
  })

  const keepUp = useEffectEvent((of: string) => {
    // What was sent may have taken the pieces already.
    if (draftStore.state().order || refused.current === of) return
    const kept = known()
    if (kept?.of !== of || !kept.until) ask(of)
  })
  useEffect(() => {
    if (wanted) keepUp(wanted)
  }, [wanted])

  useEffect(() => {
    if (!hold?.until || isOver) return
    const timer = setTimeout(() => void ended(hold), Math.max(0, Date.parse(hold.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [hold, isOver])

  return { until: hold?.until || undefined, isOver }
}

/** Asks the shop to keep the lines; gives back why it does not. */
async function askHold(api: Api, hold_key: string, lines: CartState['lines']): Promise<Answer | ApiError> {
  try {
    const body = { hold_key, products: productsOf(lines) }
    return (await api.request('POST /stock-hold', { body, silent: true })).data
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** The lines in one text, once they are priced and can be had. */
function wantedOf({ lines, quote, quoting }: CartState): string {
  if (!quote || quoting || cartHasError(lines)) return ''
  return lines.map(({ variationId, quantity }) => `${variationId}x${quantity}`).join(' ')
}

const isPast = (moment: string) => moment !== '' && Date.parse(moment) <= Date.now()
