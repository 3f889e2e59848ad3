import { Button } from '@shop/shared-ui'
import { useStaffClient } from '../client/staff-context'
import { useChange } from '../client/use-change'
import type { StaffClient } from '../client/staff-client'
import { useHasPasskeys } from '../session/passkeys'

interface PasskeyButtonProps {
  label: string
  use(client: StaffClient): Promise<object>
  onDone(): void
}

/** Uses a passkey instead of a password; absent where the browser knows none. */
export function PasskeyButton({ label, use: prove, onDone }: PasskeyButtonProps) {
  const client = useStaffClient()
  const { isBusy, change } = useChange()
  const hasPasskeys = useHasPasskeys()
  if (!hasPasskeys) return null
  const run = async () => {
    const isProven = await change(async () => {
      await prove(client)
      return {}
    })
    if (isProven) onDone()
  }
  return (
    <Button wide busy={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  )
}
