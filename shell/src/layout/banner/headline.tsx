import '@shop/wholesale-contract'
import { siteNameOf, type GeneralSetting } from '@shop/shared-api'
import { RemoteWidget } from '@shop/shared-ui'
import { useVisitor } from '../use-visitor'
import { SettingsLink } from './settings-link'

/**
 * The banner's line: the sale, or the application status of a wholesaler without approval. The status replaces the sale
 * after hydration, so that documents stay anonymous and nothing shifts.
 */
export function Headline({ settings }: { settings: GeneralSetting | null }) {
  const { isWholesaler, user } = useVisitor()
  const sale = <SettingsLink to={settings?.alert_url}>{settings?.sale_title || siteNameOf(settings)}</SettingsLink>
  if (!isWholesaler || user?.isVerified) return sale
  return (
    <RemoteWidget
      owner="wholesale"
      name="application-notice"
      props={{ otherwise: sale }}
      fallback={sale}
      unavailable={sale}
    />
  )
}
