/** The values of these URL parameters; those that are empty are omitted. */
export function readFilters(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
}
