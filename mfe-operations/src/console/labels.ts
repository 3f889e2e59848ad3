/** A word of the API as text, such as `on_hold` as `On hold`. */
export function labelOf(word: unknown): string {
  const text = String(word ?? '').replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
