import type { ActionField } from './action-field'

/** Loads the rules of some fields, with the library that checks them. */
export async function rulesOf(fields: readonly ActionField[]) {
  const { fieldRules } = await import(/* webpackChunkName: "rules" */ './field-rules')
  return fieldRules(fields)
}
