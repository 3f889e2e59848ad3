import { ApiError, isLoggedInHint, type Order, type ReturnForm } from '@shop/shared-api'
import { RadioGroup, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { formatCalendarDay } from '../../order-labels/format-date'
import { returnReasons } from '../../order-labels/return-labels'
import { RequestDialog } from '../../request-dialog'
import { ReturnLineFields, type ChosenPieces } from './return-line-fields'
import { returnableLines } from './returnable-lines'

const outcomes = [
  { value: 'payment', label: 'Refund to the original payment method' },
  { value: 'store_credit', label: 'Store credit, to spend on your next orders' },
  { value: 'exchange', label: 'Another size, free of charge' },
] as const
type Outcome = (typeof outcomes)[number]['value']

interface ReturnItemsProps {
  order: Order
  /** The secret from a guest's order link. */
  token?: string | undefined
  open: boolean
  onClose(): void
  onRequested(order: Order): void
}

/** Requests a return or an exchange of chosen items; API errors are shown in the dialog, next to their line if it has one. */
export function ReturnItems({ order, token, open, onClose, onRequested }: ReturnItemsProps) {
  const api = useApi()
  const lines = returnableLines(order)
  const [chosen, setChosen] = useState<Record<string, ChosenPieces>>({})
  const [outcome, setOutcome] = useState<Outcome>('payment')
  const kind: ReturnForm['kind'] = outcome === 'exchange' ? 'exchange' : 'refund'
  // A guest has no account for store credit.
  const options = outcomes.filter(({ value }) => value !== 'store_credit' || (!token && isLoggedInHint()))
  const [reason, setReason] = useState<ReturnForm['reason']>('too_small')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<{ message: string; errors: Record<string, string> } | null>(null)
  const [sending, setSending] = useState(false)

  const requested = lines.flatMap(({ item: { sku } }) => {
    const { qty = 0, newVariation } = chosen[sku] ?? {}
    return qty > 0 ? [{ sku, qty, ...(kind === 'exchange' && { new_variation_id: newVariation }) }] : []
  })
  const errorOf = (sku: string, field: string) =>
    problem?.errors[`lines.${requested.findIndex((line) => line.sku === sku)}.${field}`]

  function close() {
    setProblem(null)
    onClose()
  }

  async function send() {
    if (requested.length === 0) return setProblem({ message: 'Choose how many of which item.', errors: {} })
    setSending(true)
    setProblem(null)
    try {
      const body = {
        order_id: order.id,
        token,
        kind,
        ...(outcome !== 'exchange' && { refund_to: outcome }),
        reason,
        note: note.trim() || undefined,
        lines: requested,
      }
      const { data } = await api.request('POST /return-order', { body, silent: true })
      onRequested(data)
      setChosen({})
      setNote('')
      close()
      toast('We received your request', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const errors = Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
      setProblem({ message: error.errors[0]?.message ?? error.message, errors })
    } finally {
      setSending(false)
    }
  }

  const intro = `${
    order.return_until ? `Possible until ${formatCalendarDay(order.return_until)}. ` : ''
  }We answer by email before you send anything.`
  return (
    <RequestDialog<ReturnForm['reason']>
      title="Return or exchange"
      intro={intro}
      problem={problem && problem.message}
      reasons={returnReasons}
      sendLabel="Send request"
      onSend={send}
      closeLabel="Keep everything"
      reason={reason}
      onReason={setReason}
      note={note}
      onNote={setNote}
      sending={sending}
      open={open}
      onClose={close}
    >
      {lines.map((line) => (
        <ReturnLineFields
          key={line.item.sku}
          line={line}
          chosen={chosen[line.item.sku] ?? { qty: 0 }}
          isExchange={kind === 'exchange'}
          errors={{ qty: errorOf(line.item.sku, 'qty'), size: errorOf(line.item.sku, 'new_variation_id') }}
          onChange={(pieces) => setChosen({ ...chosen, [line.item.sku]: pieces })}
        />
      ))}
      <RadioGroup
        label="What would you like?"
        options={options}
        value={outcome}
        onChange={(value) => setOutcome(value as Outcome)}
      />
    </RequestDialog>
  )
}
