import { z } from 'zod'
import type { ActionField } from './action-field'

// The console runs under a policy without eval, which would block zod's compiled parsers.
z.config({ jitless: true })

const REQUIRED = 'This field is required'
const text = z.string(REQUIRED).regex(/\S/, REQUIRED)
const numeral = z.number({ error: 'Enter a number' }).int('Enter a whole number')

/** What can be checked before the API is called: required fields and numbers. The API knows the rest. */
export function fieldRules(fields: readonly ActionField[]) {
  const rules: [string, z.ZodType][] = fields.flatMap(({ name, kind, required }): [string, z.ZodType][] => {
    if (kind === 'number') return [[name, required ? numeral : numeral.optional()]]
    return required ? [[name, text]] : []
  })
  return z.looseObject(Object.fromEntries(rules))
}
