import { readParts } from '@shop/federation'
import { UsageError } from '../options/parse-options.mjs'

/** Validates part names from a command line; all parts if none is given. Throws a message for an unknown name. */
export function resolvePartNames(names: readonly string[]): string[] {
  const partNames = readParts().map(({ name }) => name)
  const unknown = names.find((name) => !partNames.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`There is no part "${unknown}". The parts are ${partNames.join(', ')}.`)
  return names.length > 0 ? [...names] : partNames
}
