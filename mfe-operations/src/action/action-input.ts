import { ApiError } from '@shop/shared-api'
import type { Action } from './action-dialog'
import { inputOf } from './typed-value'

/** The operation's input of an action's form; throws when only changes are sent and there is none. */
export function inputOfAction(action: Action, values: Record<string, unknown>): Record<string, unknown> {
  const { fields = [], initial = {}, onlyChanges = false, toInput } = action
  const isSent = (name: string) => !onlyChanges || (values[name] ?? '') !== (initial[name] ?? '')
  const sent = fields.filter(({ name }) => isSent(name))
  if (onlyChanges && sent.length === 0) throw new ApiError(422, 'unchanged', 'You have not changed anything yet.')
  const omitted = fields.filter((field) => !sent.includes(field)).map(({ name }) => [name, undefined])
  const input = { ...inputOf(sent, values), ...Object.fromEntries(omitted) }
  return toInput ? toInput(input) : input
}
