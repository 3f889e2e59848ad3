import { brandOf, brandRules } from './card-brand'

const mostDigits = 19

/** The digits of what was typed or pasted, whatever stands between them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The number in the groups of its card. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, mostDigits)
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

/** What is wrong with a card's number and how to mend it; undefined when nothing is. */
export function cardNumberProblem(text: string): string | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'Enter the number on your card'
  const brand = brandOf(digits)
  if (!brand) return 'We take Visa, Mastercard, American Express and Discover'
  const { lengths, name } = brandRules[brand]
  const usual = lengths.includes(16) ? 16 : lengths[0]!
  if (!lengths.includes(digits.length)) {
    const what = digits.length < usual ? 'Some digits are missing' : 'Too many digits'
    return `${what}: ${name} numbers have ${usual}`
  }
  return passesLuhn(digits) ? undefined : 'This number is mistyped: please compare it with your card'
}

/** Whether the check digit fits, as ISO/IEC 7812 has it. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
