import { cleanText } from '../health/clean-text'

/** Replacements may be longer than what they replace; the registry accepts no more. */
const MAX_LENGTH = 200

/** A message without what may name a visitor: email addresses, addresses with queries, and long numbers. */
export function anonymousMessage(message: string): string {
  return cleanText(message)
    .replace(/\S{1,100}@\S{1,100}/g, '(email)')
    .replace(/\?\S+/g, '?…')
    .replace(/[\w-]+/g, (word) => (word.length > 4 && /\d/.test(word) ? '(id)' : word))
    .slice(0, MAX_LENGTH)
}

/** A path whose segments with a digit, as of orders and products, are replaced. */
export function anonymousPath(path: string): string {
  return cleanText(path)
    .split(/[?#]/, 1)[0]!
    .split('/')
    .map((segment) => (/\d/.test(segment) ? ':id' : segment))
    .join('/')
    .slice(0, MAX_LENGTH)
}
