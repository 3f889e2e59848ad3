import type { Action } from '../../action/action-dialog'

/** A decision about a company, as the audit log has it. */
export interface Decision {
  at: string
  /** The operation, such as `wholesellers.demote`. */
  action: string
  actor: string
  note: string | null
}

/** Decisions as text, by the names in the audit log. */
const decisionLabels: Record<string, string> = {
  'applications.approved': 'Approved',
  'applications.declined': 'Declined',
  'companies.set-terms': 'Terms changed',
  'wholesellers.promote': 'Wholesale terms restored',
  'wholesellers.demote': 'Wholesale terms ended',
}

const reason = { name: 'reason', label: 'Reason', kind: 'area', required: true, maxLength: 500 } as const

/** The decisions about a company as steps of its history. */
export const historySteps = (history: readonly Decision[]) =>
  history.map(({ action, at, actor, note }) => ({
    at,
    status: decisionLabels[action] ?? action,
    note: note ? `${note} (${actor})` : `By ${actor}`,
  }))

/** What can be decided about a company now; terms that were ended can be restored. The API decides again. */
export function decisions(
  id: number,
  { status, email }: { status: string; email: string },
  history: readonly Decision[],
): Action[] {
  const approve: Action = {
    label: 'Approve',
    title: 'Approve this application?',
    explanation: 'The company buys at wholesale prices from now on, and is notified by email.',
    operation: 'applications.approve',
    input: { id },
  }
  const decline: Action = {
    label: 'Decline',
    title: 'Decline this application?',
    explanation: 'The company gets the reason by email, and may apply again.',
    operation: 'applications.decline',
    input: { id },
    fields: [reason],
  }
  const demote: Action = {
    label: 'End wholesale terms',
    title: 'End the wholesale terms?',
    explanation: 'The company pays retail prices from its next request on, and gets the reason by email.',
    operation: 'wholesellers.demote',
    input: { email },
    fields: [reason],
  }
  const promote: Action = {
    label: 'Restore wholesale terms',
    title: 'Restore the wholesale terms?',
    explanation: 'The company buys at wholesale prices again, and is notified by email.',
    operation: 'wholesellers.promote',
    input: { email },
  }
  if (status === 'approved') return [demote]
  if (status === 'pending') return [approve, decline]
  const decided = history.filter(({ action }) => action !== 'companies.set-terms')
  return decided.at(-1)?.action === 'wholesellers.demote' ? [promote] : [approve]
}
