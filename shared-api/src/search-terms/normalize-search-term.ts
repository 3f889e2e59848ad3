/** Bounds of one report of searches. */
export const MAX_REPORTED_TERMS = 50
export const MAX_SEARCHES_PER_REPORT = 1_000

/** A term and how often it was searched for. */
export interface TermCount {
  term: string
  searches: number
}

const MAX_LENGTH = 60
/** From this many digits on it may be a telephone, card or tracking number. */
const MAX_DIGITS = 6
/** Order numbers and codes: long words of letters and digits. */
const MIN_CODE_LENGTH = 10
const isCode = (word: string) => word.length >= MIN_CODE_LENGTH && /\d/.test(word) && /[a-z]/.test(word)

/**
 * A search as it is counted: equal for spellings that differ in case, spaces and width only. Null for what should not be
 * counted: too short or long a text, and one that could name a person, such as an email, a telephone or an order number.
 */
export function normalizeSearchTerm(typed: string): string | null {
  if (typed.length > 4 * MAX_LENGTH) return null
  const term = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  if (term.length < 2 || term.length > MAX_LENGTH || !/[\p{L}\p{N}]/u.test(term)) return null
  if (/@|:\/\/|\p{Cs}/u.test(term) || term.split(/[ -]/).some(isCode)) return null
  return (term.match(/\p{N}/gu)?.length ?? 0) > MAX_DIGITS ? null : term
}
