import { splitWords, termKey } from './search-words'

/** One or more words of a search, and the terms that mean the same; none for words without synonyms. */
export interface Term {
  words: string[]
  synonyms: readonly string[]
}

/** Terms that mean the same, such as "mouth guard" and "gum shield", in groups. */
export function createSynonyms(groups: readonly (readonly string[])[]) {
  const known = new Map(groups.flatMap((terms) => terms.map((term) => [termKey(splitWords(term)), terms] as const)))
  const of = (words: readonly string[]): readonly string[] => known.get(termKey(words)) ?? []

  return {
    /** The terms that mean the same as these words; none if the words are in no group. */
    of,
    /** All terms of one word, as candidates for what a typo meant. */
    words: groups.flat().filter((term) => /^[a-z0-9]+$/.test(term)),
    /** Divides the words of a search into terms, the longest that have synonyms first. */
    divide(words: readonly string[]): Term[] {
      const divided: Term[] = []
      for (let start = 0; start < words.length;) {
        const ends = Array.from({ length: words.length - start }, (_, index) => words.length - index)
        const end = ends.find((candidate) => of(words.slice(start, candidate)).length > 0) ?? start + 1
        divided.push({ words: words.slice(start, end), synonyms: of(words.slice(start, end)) })
        start = end
      }
      return divided
    },
  }
}
