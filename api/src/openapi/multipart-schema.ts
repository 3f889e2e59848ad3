import { z } from 'zod'
import type { FileRule } from '../uploads/upload-rules'

const MEGABYTE = 1024 * 1024

/** A multipart form as JSON Schema: the contract's text fields, and the route's files. */
export function multipartSchema(fields: z.ZodType, { field, min, max, maxBytes, kinds }: FileRule<string>): object {
  const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as {
    $schema?: string
    properties?: object
    required?: string[]
  }
  const files = {
    type: 'array',
    minItems: min,
    maxItems: max,
    items: { type: 'string', format: 'binary' },
    description: `${kinds.join(', ')}; up to ${maxBytes / MEGABYTE} MB each`,
  }
  return {
    ...schema,
    properties: { ...schema.properties, [field]: files },
    required: [...(schema.required ?? []), ...(min > 0 ? [field] : [])],
  }
}
