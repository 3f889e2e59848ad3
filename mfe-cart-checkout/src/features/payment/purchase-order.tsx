import { formatDollars, type OwnTerms } from '@shop/shared-api'
import { Button, Form, Stack, Text, TextField } from '@shop/shared-ui'
import { useRef, useState, type FormEvent } from 'react'
import { useDraftStore } from '../../cart/cart-context'

const MAX_PO_NUMBER_LENGTH = 40

interface PurchaseOrderProps {
  initialNumber: string
  terms: OwnTerms
  onDone(): void
}

/** A wholesaler's purchase order number: the order is then paid by invoice. */
export function PurchaseOrder({ initialNumber, terms, onDone }: PurchaseOrderProps) {
  const draft = useDraftStore()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  function check(text: string): boolean {
    setProblem(text.trim() === '' ? 'Enter your purchase order number' : undefined)
    return text.trim() !== ''
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const number = field.current?.value ?? ''
    if (!check(number)) return field.current?.focus()
    draft.update({ payment: { kind: 'invoice', poNumber: number.trim() }, card: null, refusals: [] })
    onDone()
  }
  return (
    <Stack as={Form} onSubmit={submit} noValidate aria-label="Purchase order">
      <TextField
        ref={field}
        required
        label="Purchase order number"
        defaultValue={initialNumber}
        maxLength={MAX_PO_NUMBER_LENGTH}
        autoComplete="off"
        error={problem}
        onBlur={(leave) => check(leave.target.value)}
      />
      <Text size="small">
        We’ll email the invoice with this number. You won’t be charged now: it’s due {terms.net_days} days after the
        order. {formatDollars(terms.credit_left)} of your {formatDollars(terms.credit_limit)} credit is left.
      </Text>
      <Button type="submit" variant="action" size="large" wide>
        Continue to checkout
      </Button>
    </Stack>
  )
}
