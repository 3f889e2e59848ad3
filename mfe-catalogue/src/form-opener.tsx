import { Alert, Button, Dialog } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'

/** FormOpener's props. */
export interface FormOpenerProps {
  /** On the button and over the form. */
  label: string
  /** The form; `onSent` takes what the shop says to it. */
  formOf: (onSent: (message: string) => void) => ReactNode
}

/** A button that opens a form; once that is sent, the shop's answer stands in the button's place. */
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
