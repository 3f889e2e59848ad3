import vectors from './corpora/cross-site-scripting/vectors.json'
import naughty from './corpora/naughty-strings/naughty-strings.json'

/** The Big List of Naughty Strings, and vectors of cross-site scripting. */
export const naughtyStrings: readonly string[] = [...naughty, ...vectors]

/** Those of them that would be more than text where a screen takes them for markup or for an address. */
export const scriptStrings: readonly string[] = [...vectors, ...naughty.filter((text) => /[<>"']|script:/i.test(text))]
