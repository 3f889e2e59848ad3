import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { redactCardNumbers } from './card-numbers'

/** Maximum length of a field name in messages, which can be any text of the request. */
const MAX_NAME_LENGTH = 100

/** Input that its schema rejected; sent as 422 with one message per field. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly errors: { field: string; message: string }[]

  constructor(issues: z.core.$ZodIssue[]) {
    super('Please check the highlighted fields.')
    this.errors = issues.slice(0, 50).flatMap(fieldErrors)
  }
}

function fieldErrors(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const field = named(issue.path)
  if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }]
  return issue.keys.slice(0, 10).map((key) => ({ field: named([...issue.path, key]), message: 'Unknown field' }))
}

const named = (path: PropertyKey[]) => redactCardNumbers(path.map(String).join('.')).slice(0, MAX_NAME_LENGTH)

/** Validates with the contract's zod schemas: no coercion, unknown fields are rejected. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const read = schema.safeParse(input ?? {})
    return read.success ? { value: read.data } : { error: new InvalidInput(read.error.issues) }
  }
