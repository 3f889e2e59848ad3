import { Button, ButtonLink, Sheet, Stack, type WidgetProps } from '@shop/shared-ui'
import { logOut } from '../features/session/log-out'

/** The account's navigation from the phone's bottom bar. */
export function Widget({ open, onClose }: WidgetProps['account/settings-sheet']) {
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title="Account">
      <Stack as="nav" aria-label="Account settings">
        <ButtonLink to="/settings/profile" variant="quiet" onClick={onClose}>
          Account
        </ButtonLink>
        <Button
          onClick={() => {
            onClose()
            void logOut()
          }}
        >
          Logout
        </Button>
      </Stack>
    </Sheet>
  )
}
