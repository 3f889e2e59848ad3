import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import { schemaOf, type Schema } from './bad-input'

type Path = (string | number)[]

const memberAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)

function withMember(value: unknown, [key, ...rest]: Path, member: unknown): unknown {
  if (key === undefined) return member
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withMember(item, rest, member) : item))
  const holder = value as Record<string, unknown>
  return { ...holder, [key]: withMember(holder[key], rest, member) }
}

const optionsOf = (schema: Schema): Schema[] => [
  schema,
  ...(((schema.anyOf ?? schema.oneOf) as Schema[] | undefined) ?? []),
]

/** Values that could be the largest that a schema accepts, the largest first. */
function candidates(schema: Schema, current: unknown): unknown[] {
  return optionsOf(schema).flatMap(({ type, maxLength, maxItems, maximum, ...more }) => {
    if (more.enum) return [...(more.enum as unknown[])].sort((a, b) => String(b).length - String(a).length)
    if (type === 'string') {
      const most = (maxLength as number | undefined) ?? 2_000
      const text = typeof current === 'string' ? current : ''
      return [
        '界'.repeat(most),
        'x'.repeat(most),
        'X'.repeat(most),
        `x-${'1x'.repeat(most / 2 - 1)}`,
        `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}com`,
        `https://example.com/${'x'.repeat(most - 20)}`,
        ...[64, 40, 32].map((length) => 'X'.repeat(length)),
        text.padEnd(most, 'x'),
        text,
      ].filter((candidate) => candidate.length <= most)
    }
    if (type === 'array' && Array.isArray(current) && current.length > 0)
      return [Array.from({ length: (maxItems as number | undefined) ?? 1 }, () => current[0] as unknown)]
    if (type === 'number') return [9_999_999.1234567, maximum]
    return []
  })
}

/**
 * The largest body that a call accepts, made by enlarging a valid one field by field as far as its contract allows.
 * Optional fields are added; the list of a field that must be JSON text is enlarged as well.
 */
export function largestBody(name: EndpointName, example: unknown): unknown {
  const { body: schema }: Endpoint = endpoints[name]
  const json = schemaOf(schema)
  if (!schema || !json) return undefined
  let body = example
  const growAt = (path: Path, member: Schema) => {
    const larger = candidates(member, memberAt(body, path))
      .map((value) => withMember(body, path, value))
      .find((candidate) => schema.safeParse(candidate).success)
    if (larger !== undefined && bytesOf(larger) > bytesOf(body)) body = larger
    enlarge(member, path)
  }
  const enlarge = (at: Schema, path: Path) => {
    for (const option of optionsOf(at)) {
      const members = Object.entries((option.properties as Record<string, Schema> | undefined) ?? {})
      for (const [key, member] of members) growAt([...path, key], member)
      const items = memberAt(body, path)
      if (!option.items || !Array.isArray(items) || items.length === 0) continue
      growAt([...path, 0], option.items as Schema)
      const [first] = memberAt(body, path) as unknown[]
      const all = withMember(
        body,
        path,
        items.map(() => first),
      )
      if (schema.safeParse(all).success) body = all
    }
  }
  enlarge(json, [])
  return body
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** JSON in its longest common form: all but ASCII as `\\u1234`. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
