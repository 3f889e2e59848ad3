import { brandOf, brandRules } from './card-brand'

const MAX_DIGITS = 19

/** Removes everything but digits. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Formats a card number in the groups of its brand. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MAX_DIGITS)
  const brand = brandOf(digits)
  const groups = brand ? brandRules[brand].groups : [4, 4, 4, 4, 3]
  const written: string[] = []
  let from = 0
  for (const size of groups) {
    if (from >= digits.length) break
    written.push(digits.slice(from, from + size))
    from += size
  }
  return written.join(' ') + digits.slice(from)
}

/** The error message for a card number; undefined when it is valid. */
export function cardNumberError(text: string): string | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'Enter the number on your card'
  const brand = brandOf(digits)
  if (!brand) return 'We accept Visa, Mastercard, American Express and Discover'
  const { lengths, name } = brandRules[brand]
  const usual = lengths.includes(16) ? 16 : lengths[0]!
  if (!lengths.includes(digits.length)) {
    const what = digits.length < usual ? 'Some digits are missing' : 'Too many digits'
    return `${what}: ${name} numbers have ${usual}`
  }
  return passesLuhn(digits) ? undefined : "This card number isn't valid. Check it against your card."
}

/** Luhn check of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
