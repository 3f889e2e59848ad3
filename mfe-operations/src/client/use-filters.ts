import { useSearchParams } from 'react-router-dom'

/** The values of a list's filters in the URL, by their names; those that are empty are omitted. */
export function useFilters(filters: readonly { name: string }[]): Record<string, string> {
  const [search] = useSearchParams()
  const values = filters.map(({ name }) => [name, search.get(name) ?? ''] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}
