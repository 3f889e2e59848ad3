import { useEvent } from '@shop/shared-events'
import { RemoteWidget, type WidgetProps } from '@shop/shared-ui'

/** What the wholesale part says beside a price; its code is asked for by wholesellers only, and nobody misses it when it fails. */
export function WholesaleHint(props: WidgetProps['wholesale/price-hint']) {
  const user = useEvent('session/changed')?.user
  if (user?.role !== 'wholeseller') return null
  return <RemoteWidget owner="wholesale" name="price-hint" props={props} unavailable={null} />
}
