import type { Schema } from './bad-input'

/** The path of a field: names, and 0 for the first item of a list. */
export type FieldPath = readonly (string | number)[]

/** Fields of a schema that accept any text, excluding enums, ids and dates. */
export function textFields(schema: Schema | undefined, path: FieldPath = []): FieldPath[] {
  if (!schema) return []
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined
  if (options) return options.flatMap((option) => textFields(option, path)).slice(0, options.length)
  if (schema.type === 'object')
    return Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([name, member]) =>
      textFields(member, [...path, name]),
    )
  if (schema.type === 'array') return textFields(schema.items as Schema, [...path, 0])
  const isFree =
    schema.type === 'string' && !schema.enum && !('const' in schema) && !/uuid|date/.test(`${schema.format}`)
  return isFree ? [path] : []
}

/** A copy of the body with this text in the field; missing parents are created. */
export function withText(body: unknown, [key, ...rest]: FieldPath, text: string): unknown {
  if (key === undefined) return text
  if (typeof key === 'number') {
    const items = Array.isArray(body) ? [...(body as unknown[])] : []
    items[key] = withText(items[key], rest, text)
    return items
  }
  const members = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ...members, [key]: withText(members[key], rest, text) }
}

/** The value of a field. */
export const textAt = (body: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], body)

/** All texts in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
