import type { Action } from '../../action/action-dialog'
import type { CustomerAnswer } from './customer-answer'

/** What staff can do with an account; nothing with a guest's. */
export function customerActions({ id, email, account, locked, store_credit }: CustomerAnswer['record']): Action[] {
  if (account === 'guest') return []
  const reason = { name: 'reason', label: 'Reason', kind: 'area', required: true, maxLength: 500 } as const
  const give: Action = {
    label: 'Give store credit',
    title: `Give ${email} store credit`,
    explanation: `They have $${store_credit} now, and spend it at checkout.`,
    operation: 'customers.give-credit',
    input: { customer: id, expect_balance: Number(store_credit) },
    fields: [
      { name: 'amount', label: 'Amount', kind: 'amount', required: true },
      { ...reason, hint: 'The customer reads it.' },
    ],
  }
  const lock: Action = {
    label: 'Lock account',
    title: `Lock the account of ${email}?`,
    explanation: 'They are logged out everywhere and can’t log in any more. The reason is in the audit log only.',
    operation: 'customers.lock',
    input: { customer: id },
    fields: [reason],
  }
  const unlock: Action = {
    label: 'Unlock account',
    title: `Unlock the account of ${email}?`,
    explanation: 'They can log in again with their password.',
    operation: 'customers.unlock',
    input: { customer: id },
    fields: [reason],
  }
  const remove: Action = {
    label: 'Delete account',
    title: `Delete the account of ${email}?`,
    explanation:
      'Name, addresses, files and saved cards are deleted. Orders stay for bookkeeping, without name and address. This can’t be undone.',
    operation: 'customers.delete',
    input: { customer: id },
    fields: [{ name: 'email', label: 'Email of the account', hint: 'Type it to confirm', required: true }],
  }
  return [give, locked ? unlock : lock, remove]
}
