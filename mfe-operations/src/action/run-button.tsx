import { ApiError } from '@shop/shared-api'
import { Button, toast, type ButtonVariant } from '@shop/shared-ui'
import { useState } from 'react'
import type { Done } from '../client/staff-client'
import { useStaffClient } from '../client/staff-context'
import { withoutCommandHints } from '../client/without-command-hints'

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
  const [isRunning, setRunning] = useState(false)

  async function run() {
    setRunning(true)
    try {
      const { done } = await client.run<Done>(operation, input)
      toast(withoutCommandHints(done), { type: 'success' })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { type: 'error' })
      onFailed?.(error)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Button variant={variant} busy={isRunning} onClick={() => void run()}>
      {label}
    </Button>
  )
}
