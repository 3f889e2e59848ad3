import { Button, toast, type ButtonVariant } from '@shop/shared-ui'
import { useState } from 'react'
import type { Done } from '../client/staff-client'
import { withoutCommandHints } from '../client/without-command-hints'
import { ActionDialog, type Action } from './action-dialog'

interface ActionButtonProps {
  action: Action
  /** The button's text; the action's own unless given. */
  label?: string
  variant?: ButtonVariant
  /** Called after it was done, to show the new state. */
  onDone(answer: Done): void
}

/** A button that opens an action's form, runs its operation and says what was done. */
export function ActionButton({ action, label = action.label, variant, onDone }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)

  function open() {
    setOpened((count) => count + 1)
    setOpen(true)
  }

  function finish(answer: Done) {
    setOpen(false)
    toast(withoutCommandHints(answer.done), { type: 'success' })
    onDone(answer)
  }

  return (
    <>
      <Button variant={variant} onClick={open}>
        {label}
      </Button>
      {opened > 0 && (
        <ActionDialog key={opened} action={action} open={isOpen} onClose={() => setOpen(false)} onDone={finish} />
      )}
    </>
  )
}
