import '@shop/account-contract'
import '@shop/wholesale-contract'
import { useEvent } from '@shop/shared-events'
import { RemoteWidget, type WidgetProps } from '@shop/shared-ui'

/** The wholesale remote's price hint, loaded for wholesalers only; a failure is hidden. */
export function WholesaleHint(props: WidgetProps['wholesale/price-hint']) {
  const user = useEvent('session/changed')?.user
  if (user?.role !== 'wholeseller') return null
  return <RemoteWidget owner="wholesale" name="price-hint" props={props} unavailable={null} />
}
