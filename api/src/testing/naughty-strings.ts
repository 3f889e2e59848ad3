import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CORPORA = resolve(__dirname, '../../../scripts/corpora')
const corpus = (file: string) => JSON.parse(readFileSync(resolve(CORPORA, file), 'utf8')) as string[]

/** The Big List of Naughty Strings, and vectors of cross-site scripting. */
export const naughtyStrings = () => [
  ...corpus('naughty-strings/naughty-strings.json'),
  ...corpus('cross-site-scripting/vectors.json'),
]
