import { readParts } from '@shop/federation'
import { UsageError } from '../options/parse-options.mjs'

/** The parts that were named on a command line, all of them when none was. Throws a sentence for a name that is no part. */
export function knownParts(names: readonly string[]): string[] {
  const known = readParts().map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new UsageError(`There is no part "${unknown}". The parts are ${known.join(', ')}.`)
  return names.length > 0 ? [...names] : known
}
