import { z } from 'zod'

// Browsers run under a policy without eval, which would block and report zod's compiled parsers.
if (typeof window !== 'undefined') z.config({ jitless: true })

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
/** What a value must be, by zod's name of its type. */
const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  date: 'a date',
  array: 'a list',
  object: 'an object',
}
const unitOf = (origin: string) => ({ string: ' characters', array: ' entries' })[origin] ?? ''

/**
 * Zod's messages are for programmers; these are shown next to a field and after an operator's command. A schema's own
 * message has precedence.
 */
const plainMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.input == null || issue.input === '' || isEmptyList(issue.input)) return 'This field is required'
  if (issue.code === 'too_big') return `Use at most ${issue.maximum}${unitOf(issue.origin)}`
  if (issue.code === 'too_small') return `Use at least ${issue.minimum}${unitOf(issue.origin)}`
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type') return `Must be ${types[issue.expected] ?? 'a valid value'}`
  if (issue.code === 'not_multiple_of') return `Must be a multiple of ${issue.divisor}`
  if (issue.code === 'unrecognized_keys') return `Unknown: ${issue.keys.join(', ')}`
  return 'Not a valid value'
}
z.config({ customError: plainMessages })

export { z }
