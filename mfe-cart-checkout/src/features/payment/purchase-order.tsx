import { Button, Form, Stack, Text, TextField } from '@shop/shared-ui'
import { useRef, useState, type FormEvent } from 'react'
import { useDraftStore } from '../../cart/cart-context'

const longest = 40

/** A wholeseller's purchase order number: the order is then paid by invoice. */
export function PurchaseOrder({ known, onDone }: { known: string; onDone(): void }) {
  const draft = useDraftStore()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  function check(text: string): boolean {
    setProblem(text.trim() === '' ? 'Enter the number of your purchase order' : undefined)
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
        defaultValue={known}
        maxLength={longest}
        autoComplete="off"
        error={problem}
        onBlur={(leave) => check(leave.target.value)}
      />
      <Text size="small">We send the invoice with this number by email. Nothing is charged now.</Text>
      <Button type="submit" variant="action" size="large" wide>
        Continue to checkout
      </Button>
    </Stack>
  )
}
