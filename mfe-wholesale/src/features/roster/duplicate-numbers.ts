import type { Roster } from '@shop/shared-api'

/** Numbers that more than one member has, each with their names. */
export function findDuplicateNumbers(entries: Roster['entries']): { number: string; names: string[] }[] {
  const numbers = new Set(entries.map(({ number }) => number).filter(Boolean))
  return [...numbers]
    .map((number) => ({ number, names: entries.filter((entry) => entry.number === number).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 1)
}
