const units: [name: string, spellings: string][] = [
  ['oz', 'ounces?|oz'],
  ['in', 'inch(?:es)?|in|["”″]'],
  ['lb', 'pounds?|lbs?'],
  ['kg', 'kilos?|kilograms?|kgs?'],
  ['cm', 'centimeters?|cms?'],
  ['ml', 'milliliters?|ml'],
  ['ft', 'foot|feet|ft'],
]
const spelledUnits = units.map(
  ([name, spellings]) => [name, new RegExp(`(\\d)[\\s-]*(?:${spellings})(?![a-z0-9])`, 'g')] as const,
)

/** A number and its unit as one word, as the SQL function `search_text` writes them: "16 oz" and "16-ounce" are "16oz". */
const joinUnits = (text: string): string =>
  spelledUnits.reduce((joined, [name, spelling]) => joined.replace(spelling, `$1${name}`), text)

/** Splits a shopper's text into at most eight words; none if it has no letter and no digit. */
export const splitWords = (text: string): string[] =>
  joinUnits(text.toLowerCase().normalize('NFKC'))
    .replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 8) ?? []

/** A word without the ending of its plural. */
const singular = (word: string): string => word.replace(/(?<=\p{L}[^su])s$/u, '')

/** Words in a form in which spellings of the same term are equal. */
export const termKey = (words: readonly string[]): string => words.map(singular).join(' ')
