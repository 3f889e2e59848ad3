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

/**
 * A button that opens an action's form, runs its operation and says what was done. A form that was closed without
 * Cancel keeps what was typed, unless its subject has changed.
 */
export function ActionButton({ action, label = action.label, variant, onDone }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState({ number: 0, subject: '', isOver: true })

  function open() {
    const subject = JSON.stringify([action.input, action.initial])
    const isNew = form.isOver || form.subject !== subject
    if (isNew) setForm({ number: form.number + 1, subject, isOver: false })
    setOpen(true)
  }

  function discard() {
    setForm({ ...form, isOver: true })
    setOpen(false)
  }

  function finish(answer: Done) {
    discard()
    toast(withoutCommandHints(answer.done), { type: 'success' })
    onDone(answer)
  }

  return (
    <>
      <Button variant={variant} onClick={open}>
        {label}
      </Button>
      {form.number > 0 && (
        <ActionDialog
          key={form.number}
          action={action}
          open={isOpen}
          onClose={() => setOpen(false)}
          onCancel={discard}
          onDone={finish}
        />
      )}
    </>
  )
}
