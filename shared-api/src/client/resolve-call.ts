/** Splits `GET /get-product/:id` and fills in the path parameters; throws when one is missing. */
export function resolveCall(name: string, params: Record<string, unknown> = {}): { method: string; path: string } {
  const space = name.indexOf(' ')
  const path = name.slice(space + 1).replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined || value === '') throw new TypeError(`${name} needs the parameter "${key}"`)
    return encodeURIComponent(String(value))
  })
  return { method: name.slice(0, space), path }
}

/** Serializes a query: lists as repeated keys; omits undefined, null and empty strings. */
export function queryString(query: Record<string, unknown> = {}): string {
  const pairs = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') pairs.append(key, String(item))
    }
  }
  const text = pairs.toString()
  return text && `?${text}`
}
