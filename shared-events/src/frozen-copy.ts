/** Copies plain data and freezes the copy, so that no listener (nor the publisher later) can change what another one sees. */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as Value
  const entries = Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)])
  return Object.freeze(Object.fromEntries(entries)) as Value
}
