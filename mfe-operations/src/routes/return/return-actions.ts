import type { Action } from '../../action/action-dialog'

const message = {
  name: 'message',
  label: 'Message to the customer',
  kind: 'area',
  hint: 'Sent by email',
  maxLength: 500,
} as const

/** What decides which steps a return has. */
interface ReturnFacts {
  id: number
  status: string
  kind: string
  /** What the customer chose. */
  refund_to: string
  /** Whether they have an account, which store credit needs. */
  account: boolean
}

const targets = [
  { value: 'payment', label: 'The original payment' },
  { value: 'store_credit', label: 'Store credit' },
]

/** The steps that a return's status allows, the usual next one first. The API decides again. */
export function returnActions({ id, status, kind, refund_to, account }: ReturnFacts): Action[] {
  const approve: Action = {
    label: 'Approve',
    title: 'Approve this return?',
    explanation: 'An email lets the customer send the items.',
    operation: 'returns.approve',
    input: { id },
    fields: [message],
  }
  const decline: Action = {
    label: 'Decline',
    title: 'Decline this return?',
    explanation: 'A size that is held for an exchange goes back to stock.',
    operation: 'returns.decline',
    input: { id },
    fields: [{ ...message, required: true }],
  }
  const receive: Action = {
    label: 'Received',
    title: 'Did the items arrive?',
    operation: 'returns.receive',
    input: { id },
    initial: { restock: false },
    fields: [{ name: 'restock', label: 'They can be sold again: put them back in stock', kind: 'checkbox' }, message],
  }
  const close: Action = {
    label: 'Close',
    title: 'Close this return?',
    explanation: 'For items that never arrived.',
    operation: 'returns.close',
    input: { id },
    fields: [{ ...message, required: true }],
  }
  const refund: Action = {
    label: 'Refund',
    title: 'Refund the items?',
    explanation: 'Without an amount, what was paid for them goes back, with their share of discount and tax.',
    operation: 'returns.refund',
    input: { id },
    initial: { to: refund_to },
    fields: [
      { name: 'amount', label: 'Amount', kind: 'amount', hint: 'Empty for all that was paid' },
      ...(account ? [{ name: 'to', label: 'Refund to', kind: 'select', options: targets } as const] : []),
      message,
    ],
  }
  const exchange: Action = {
    label: 'Send exchange',
    title: 'Send the new size',
    operation: 'returns.exchange',
    input: { id },
    fields: [
      { name: 'carrier', label: 'Carrier', required: true, maxLength: 60 },
      { name: 'tracking', label: 'Tracking number', required: true, maxLength: 60 },
      message,
    ],
  }
  if (status === 'requested') return [approve, decline]
  if (status === 'approved') return [receive, decline, close]
  if (status === 'received') return [kind === 'exchange' ? exchange : refund, decline]
  return []
}
