import vectors from './corpora/cross-site-scripting/vectors.json'
import naughty from './corpora/naughty-strings/naughty-strings.json'

/** The Big List of Naughty Strings, and vectors of cross-site scripting. */
export const naughtyStrings: readonly string[] = [...naughty, ...vectors]

/** The strings that could act as markup or as a URL. */
export const scriptStrings: readonly string[] = [...vectors, ...naughty.filter((text) => /[<>"']|script:/i.test(text))]
