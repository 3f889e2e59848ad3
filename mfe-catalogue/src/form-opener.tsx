import { Alert, Button, Dialog } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'

/** FormOpener's props. */
export interface FormOpenerProps {
  /** The button's text and the dialog's title. */
  label: string
  /** Renders the form; `onSent` receives the API's message. */
  formOf: (onSent: (message: string) => void) => ReactNode
}

/** A button that opens a form; once submitted, the API's message replaces the button. */
export function FormOpener({ label, formOf }: FormOpenerProps) {
  const [open, setOpen] = useState(false)
  const [thanks, setThanks] = useState<string>()
  const take = (message: string) => {
    setThanks(message)
    setOpen(false)
  }
  return (
    <>
      <div role="status">{thanks && <Alert tone="success">{thanks}</Alert>}</div>
      {!thanks && <Button onClick={() => setOpen(true)}>{label}</Button>}
      <Dialog open={open} onClose={() => setOpen(false)} title={label}>
        {open && formOf(take)}
      </Dialog>
    </>
  )
}
