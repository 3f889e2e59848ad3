import type { GeneralSetting } from '@shop/shared-api/contract'
import { RemoteWidget } from '@shop/shared-ui'
import { siteName } from '../../router/document-head'
import { useVisitor } from '../use-visitor'
import { SettingsLink } from './settings-link'

/**
 * The banner's line: what is on sale, or for a wholeseller without wholesale terms how the application stands. It
 * comes after hydration in the other's place, so that documents stay anonymous and nothing moves.
 */
export function Headline({ settings }: { settings: GeneralSetting | null }) {
  const { isWholesaler, user } = useVisitor()
  const sale = <SettingsLink to={settings?.alert_url}>{settings?.sale_title || siteName}</SettingsLink>
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
