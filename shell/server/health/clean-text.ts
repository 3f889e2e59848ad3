const MAX_LENGTH = 200

/** Text that a visitor may have written, on one line, without control and direction characters, cut to 200 letters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
}
