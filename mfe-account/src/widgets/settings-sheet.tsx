import '@shop/account-contract'
import { Sheet, type WidgetProps } from '@shop/shared-ui'
import { SettingsNav } from '../features/settings-nav/settings-nav'

/** The account navigation opened from the phone's bottom bar. */
export function Widget({ open, onClose }: WidgetProps['account/settings-sheet']) {
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title="Account">
      <SettingsNav onLeave={onClose} />
    </Sheet>
  )
}
