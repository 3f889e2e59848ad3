import { isApprovedWholesaler } from '@shop/account-contract'
import '@shop/wholesale-contract'
import type { ProductSummary } from '@shop/shared-api'
import { useEventSelector, type EventMap } from '@shop/shared-events'
import { RemoteWidget } from '@shop/shared-ui'
import { getPrices } from '../product-price'

/** An approved wholesaler's price on a card. Documents are shared, so it is added once the session is known. */
export function WholesalePrice({ product }: { product: ProductSummary }) {
  const isShown = useEventSelector('session/changed', isOfWholesaler, false)
  if (!isShown) return null
  const { cents, saleCents } = getPrices(product)
  return <RemoteWidget owner="wholesale" name="list-price" props={{ price: saleCents ?? cents }} unavailable={null} />
}

const isOfWholesaler = (session: EventMap['session/changed'] | undefined) => isApprovedWholesaler(session?.user)
