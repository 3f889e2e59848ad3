import { Alert, Button, Dialog, RadioGroup, Stack, Text, TextAreaField } from '@shop/shared-ui'
import type { ReactNode } from 'react'

interface RequestDialogProps<Reason extends string> {
  title: string
  intro: ReactNode
  /** What was refused, in words. */
  problem: string | null
  reasons: readonly { value: Reason; label: string }[]
  reason: Reason
  onReason(reason: Reason): void
  note: string
  onNote(note: string): void
  sendLabel: string
  sending: boolean
  onSend(): void
  closeLabel: string
  open: boolean
  onClose(): void
  /** Further fields, before the reason. */
  children?: ReactNode
}

/** The dialog of a request about an order, with its reason and a note. */
export function RequestDialog<Reason extends string>(props: RequestDialogProps<Reason>) {
  const { title, intro, problem, reasons, reason, onReason, note, onNote, open, onClose, children } = props
  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide busy={props.sending} onClick={props.onSend}>
        {props.sendLabel}
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        {props.closeLabel}
      </Button>
    </Stack>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <Stack>
        <Text>{intro}</Text>
        {problem !== null && (
          <Alert tone="error" announce="assertive">
            {problem}
          </Alert>
        )}
        {children}
        <RadioGroup label="Why?" options={reasons} value={reason} onChange={(value) => onReason(value as Reason)} />
        <TextAreaField
          label="Anything else? (optional)"
          rows={3}
          maxLength={500}
          value={note}
          onChange={(typed) => onNote(typed.target.value)}
        />
      </Stack>
    </Dialog>
  )
}
