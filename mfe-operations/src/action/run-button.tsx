import type { ApiError } from '@shop/shared-api'
import { Button, type ButtonVariant } from '@shop/shared-ui'
import type { Done } from '../client/staff-client'
import { useStaffClient } from '../client/staff-context'
import { useChange } from '../client/use-change'

interface RunButtonProps {
  label: string
  operation: string
  input: object
  variant?: ButtonVariant
  /** Called after it was done, to show the new state. */
  onDone(): void
  /** Called with the error after it failed, which was shown already. */
  onFailed?(error: ApiError): void
}

/** A button that runs an operation at once, for changes that the next click can undo. */
export function RunButton({ label, operation, input, variant, onDone, onFailed }: RunButtonProps) {
  const client = useStaffClient()
  const { isBusy, change } = useChange()
  const run = async () => {
    if (await change(() => client.run<Done>(operation, input), onFailed)) onDone()
  }

  return (
    <Button variant={variant} busy={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  )
}
