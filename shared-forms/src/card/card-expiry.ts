/** The last month in which a card is valid. */
export interface Expiry {
  month: number
  year: number
}

/** Formats input as "MM / YY"; accepts pasted forms such as 2030-04 or 4/2030. */
export function formatExpiry(text: string): string {
  const pasted = /^\s*(20\d\d)\s*[-/.]\s*(\d{1,2})\s*$/.exec(text)
  if (pasted) return formatExpiry(`${pasted[2]!.padStart(2, '0')}/${pasted[1]}`)
  const [first = '', second] = text.replace(/^\D+/, '').split(/[^\d]+/)
  if (second !== undefined) return `${first.padStart(2, '0').slice(-2)} / ${yearDigits(second)}`
  const month = /^[2-9]/.test(first) ? `0${first}` : first
  return month.length < 3 ? month : `${month.slice(0, 2)} / ${yearDigits(month.slice(2))}`
}

/** Parses an expiry; undefined while it is incomplete or invalid. */
export function parseExpiry(text: string): Expiry | undefined {
  const parts = /^(\d{2}) \/ (\d{2})$/.exec(formatExpiry(text))
  const month = Number(parts?.[1])
  return parts && month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts[2]) } : undefined
}

/** The error message for an expiry on the day of `now`; undefined when it is valid. */
export function expiryError(text: string, now = new Date()): string | undefined {
  if (text.trim() === '') return 'Enter the month and year on your card'
  const expiry = parseExpiry(text)
  if (!expiry) return 'Enter the month and year as MM / YY'
  if (new Date(expiry.year, expiry.month, 1) <= now) return 'This card has expired'
  return expiry.year > now.getFullYear() + 20 ? 'Please check the year' : undefined
}

/** The last two digits of a year that may have four; while typing, the century alone is left as is. */
function yearDigits(text: string): string {
  return text.length >= 4 && text.startsWith('20') ? text.slice(2, 4) : text.slice(0, text.startsWith('20') ? 4 : 2)
}
