import '@shop/cart-checkout-contract'
import { formatUsd, type Slab } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { useRouteLoaderData } from 'react-router-dom'
import { getTierStatus, percentOf, type TierStatus } from './tier'

/** The price of one piece for the visitor's company. */
export interface WholesalePrice {
  /** Such as `Your price $90.00`. */
  label: string
  /** The discount behind it, such as `10% off`. */
  discount: string
  /** Whether the cart has reached a tier, so that this is what the piece costs now. */
  isReached: boolean
}

/** The shop's tiers, from the layout. */
export const useTiers = (): readonly Slab[] => useRouteLoaderData<{ slabs: Slab[] | null }>('shell/frame')?.slabs ?? []

/** The tier of what is in the cart; undefined without tiers. */
export function useCartTier(): TierStatus | undefined {
  const inCart = useEvent('cart/changed')?.subtotal ?? 0
  return getTierStatus(useTiers(), inCart)
}

/** The wholesale price of a retail price in cents: at the cart's tier, or else the lowest there is. */
export function useWholesalePrice(cents: number): WholesalePrice | undefined {
  const tiers = useTiers()
  const percent = useCartTier()?.percent
  if (percent === undefined) return undefined
  const best = Math.max(...tiers.map(({ discount }) => discount))
  const price = (off: number) => formatUsd(cents - percentOf(cents, off))
  if (percent > 0) return { label: `Your price ${price(percent)}`, discount: `${percent}% off`, isReached: true }
  return { label: `Wholesale from ${price(best)}`, discount: `up to ${best}% off`, isReached: false }
}
