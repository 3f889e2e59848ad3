/** Formats a pasted ZIP code as 10001 or 10001-1234; returns incomplete or other text unchanged. */
export function formatZip(text: string): string {
  const long = /^\D*(\d{5})\W*(\d{4})\W*$/.exec(text)
  if (long) return `${long[1]}-${long[2]}`
  return /^\D*(\d{5})\s*$/.exec(text)?.[1] ?? text
}
