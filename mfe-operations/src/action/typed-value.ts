import type { ActionField } from './action-field'

const patterns = {
  number: /^-?\d{1,12}$/,
  amount: /^\$?(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,2})?$/,
  percent: /^\d{1,3}(?:\.\d{1,4})?%?$/,
} as const

/** The kinds of fields whose text is a number in the operation's input. */
type NumberKind = keyof typeof patterns

/** Whether a field's text is sent as a number. */
export const isNumberKind = (kind: ActionField['kind']): kind is NumberKind => Object.hasOwn(patterns, kind ?? '')

/** The number that was typed, such as 1299.5 for `$1,299.50`; NaN if it is none of its kind. */
export function numberOf(kind: NumberKind, typed: string): number {
  const text = typed.trim()
  return patterns[kind].test(text) ? Number(text.replace(/[$,%]/g, '')) : Number.NaN
}

/** The operation's input of a form: what was typed as the operation takes it, an empty field as the field says. */
export function inputOf(fields: readonly ActionField[], values: Record<string, unknown>): Record<string, unknown> {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values[field.name])])) }
}

function valueOf({ kind, empty }: ActionField, typed: unknown): unknown {
  if (typeof typed !== 'string') return typed ?? empty
  if (typed.trim() === '') return empty
  return isNumberKind(kind) ? numberOf(kind, typed) : typed
}
