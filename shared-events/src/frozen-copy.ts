/** Copies plain data deeply and freezes the copy, so that neither listeners nor the publisher can change it. */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as Value
  const entries = Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)])
  return Object.freeze(Object.fromEntries(entries)) as Value
}
