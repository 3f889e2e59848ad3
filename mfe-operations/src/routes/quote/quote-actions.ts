import type { Action } from '../../action/action-dialog'

/** What is known of a request when its next steps are chosen. */
interface RequestState {
  number: string
  status: string
  /** In dollars, such as `$1,840.00`; null before the quote. */
  quote: string | null
  quoteNote: string | null
  leadTime: string | null
}

const move = (number: string, to: string, label: string, title: string, explanation: string): Action => ({
  label,
  title,
  explanation,
  operation: 'equipment.move',
  input: { number, to },
  fields: [{ name: 'note', label: 'Note to the customer', kind: 'area', maxLength: 1000, required: to === 'declined' }],
})

/** The steps that a request's status allows, the usual next one first. The API decides again. */
export function quoteActions({ number, status, quote, quoteNote, leadTime }: RequestState): Action[] {
  const sendQuote: Action = {
    label: quote ? 'Send a new quote' : 'Send quote',
    title: quote ? 'Send a new quote' : 'Quote this request',
    explanation: 'The customer gets the price by email and can approve it in the shop.',
    operation: 'equipment.quote',
    input: { number },
    initial: { amount: quote ?? '', note: quoteNote ?? '', lead_time: leadTime ?? '', expires: '' },
    fields: [
      { name: 'amount', label: 'Total price', kind: 'amount', hint: 'In dollars', required: true },
      {
        name: 'note',
        label: 'What it covers',
        kind: 'area',
        hint: 'Pieces and finish',
        required: true,
        maxLength: 1000,
      },
      { name: 'lead_time', label: 'Lead time', hint: 'From the approval, such as 5 weeks', maxLength: 80 },
      { name: 'expires', label: 'Valid through', kind: 'date', hint: '30 days if you leave this empty' },
    ],
  }
  const decline = move(number, 'declined', 'Decline', 'Decline this request?', 'The customer gets the reason by email.')
  const approve = move(
    number,
    'approved',
    'Record approval',
    'Record that the customer approved?',
    'For an approval by phone or mail.',
  )
  const produce = move(number, 'in_production', 'Start production', 'Start production?', 'The customer is notified.')
  const complete = move(number, 'completed', 'Mark as completed', 'Is everything made?', 'The customer is notified.')
  switch (status) {
    case 'received':
      return [sendQuote, decline]
    case 'quoted':
      return [approve, sendQuote, decline]
    case 'countered':
      return [sendQuote, decline]
    case 'approved':
      return [produce, decline]
    case 'in_production':
      return [complete]
    default:
      return []
  }
}
