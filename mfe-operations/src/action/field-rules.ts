import { z } from 'zod'
import type { ActionField } from './action-field'
import { isNumberKind, numberOf } from './typed-value'

// The console runs under a policy without eval, which would block zod's compiled parsers.
z.config({ jitless: true })

const REQUIRED = 'This field is required'
const required = z.string(REQUIRED).regex(/\S/, { error: REQUIRED, abort: true })
const chosen = z.custom<FileList>((files) => files instanceof FileList && files.length > 0, REQUIRED)
const advice = {
  number: 'Enter a whole number',
  amount: 'Enter an amount in dollars, such as 129.95',
  percent: 'Enter a percentage, such as 8.875',
}

/** What can be checked before the API is called: required fields and numbers, as typed. The API knows the rest. */
export function fieldRules(fields: readonly ActionField[]) {
  const rules: [string, z.ZodType][] = fields.flatMap((field): [string, z.ZodType][] => {
    const { name, kind } = field
    if (kind === 'file') return field.required ? [[name, chosen]] : []
    if (!isNumberKind(kind)) return field.required ? [[name, required]] : []
    const typed = field.required ? required : z.string(REQUIRED)
    const numeral = typed.refine((text) => !text.trim() || !Number.isNaN(numberOf(kind, text)), advice[kind])
    return [[name, field.required ? numeral : numeral.optional()]]
  })
  return z.looseObject(Object.fromEntries(rules))
}
