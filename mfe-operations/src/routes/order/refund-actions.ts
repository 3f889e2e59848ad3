import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'
import { lineFields, splitLines } from './line-fields'
import type { OrderAnswer } from './order-answer'

const reason: ActionField = {
  name: 'reason',
  label: 'Reason',
  kind: 'area',
  hint: 'The customer reads it.',
  required: true,
  maxLength: 500,
}
const cancellable = ['pending', 'confirmed', 'processing', 'on_hold']

/** Cancels pieces of some lines; null if the order is not paid, is packed or has left, or has a single piece. */
export function cancelItems({ record, tables }: OrderAnswer): Action | null {
  const left = tables.items.reduce((sum, { quantity, canceled }) => sum + quantity - canceled, 0)
  const lines = lineFields(tables.items)
  if (!cancellable.includes(record.status) || record.payment === 'pending' || left < 2 || lines.length === 0)
    return null
  return {
    label: 'Cancel items',
    title: 'Cancel items of this order',
    explanation:
      'They go back to stock, and what was paid for them is refunded with tax. To cancel all of them, cancel the order.',
    operation: 'orders.cancel-lines',
    input: { number: record.number, expect_refunded: Number(record.refunded) },
    fields: [...lines, reason],
    toInput: (values) => {
      const { lines, others } = splitLines(values)
      return { ...others, lines }
    },
  }
}

/** Gives an amount back; null if nothing is left to give back, or if all of it goes back anyway. */
export function refundAmount({
  number,
  status,
  payment,
  card,
  account,
  refunded,
  left,
}: OrderAnswer['record']): Action | null {
  if (!['paid', 'invoice'].includes(payment) || Number(left) <= 0 || (status === 'cancelled' && card)) return null
  return {
    label: 'Refund an amount',
    title: 'Refund an amount',
    explanation: `At most $${left}. It goes back to what was paid with; of an open invoice, less is owed.`,
    operation: 'orders.refund-part',
    input: { number, expect_refunded: Number(refunded) },
    initial: { by_hand: false, store_credit: false },
    fields: [
      { name: 'amount', label: 'Amount', kind: 'amount', required: true },
      reason,
      ...(account === 'yes'
        ? [{ name: 'store_credit', label: 'Give it as store credit', kind: 'checkbox' } as const]
        : []),
      { name: 'by_hand', label: 'Paid back outside of the shop', kind: 'checkbox' },
    ],
  }
}

/** Sends refunds again that the payment provider did not accept. */
export const retryRefunds = (number: string): Action => ({
  label: 'Send again',
  title: 'Send the waiting refunds again?',
  explanation: 'The shop also repeats them every minute. Nothing is refunded twice.',
  operation: 'orders.refund',
  input: { number },
})
