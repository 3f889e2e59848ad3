import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'
import { labelOf } from '../../console/labels'

/** A member of staff, or an open invitation. */
export interface Member {
  email: string
  name: string
  role: string
  state: 'active' | 'disabled' | 'invited'
  second_factor: string
  since: string
}

const roles = ['owner', 'manager', 'fulfillment', 'content', 'read_only']
const role: ActionField = {
  name: 'role',
  label: 'Role',
  kind: 'select',
  required: true,
  options: roles.map((value) => ({ value, label: labelOf(value) })),
}

/** Mails a link that makes an account. */
export const invite: Action = {
  label: 'Invite',
  title: 'Invite to the team',
  explanation: 'They get a link by email that works once, within a week.',
  operation: 'staff.invite',
  initial: { role: 'fulfillment' },
  fields: [{ name: 'email', label: 'Email', required: true, maxLength: 254 }, role],
}

/** What can be changed about a member. */
export function memberActions({ email, role: current, state }: Member): Action[] {
  const again: Action = {
    label: state === 'invited' ? 'Invite again' : 'New password',
    title: `Send ${email} a new link?`,
    explanation: 'A link that was sent before works no longer.',
    operation: 'staff.invite',
    input: { email, role: current },
  }
  if (state !== 'active') return [again]
  return [
    {
      label: 'Role',
      title: `Role of ${email}`,
      operation: 'staff.change',
      input: { email },
      initial: { role: current },
      fields: [role],
    },
    again,
    {
      label: 'Sign out',
      title: `Sign ${email} out everywhere?`,
      operation: 'staff.sign-out',
      input: { email },
    },
    {
      label: 'Disable',
      title: `Disable ${email}?`,
      explanation: 'They are signed out, and can sign in no more until they are invited again.',
      operation: 'staff.disable',
      input: { email },
    },
  ]
}
