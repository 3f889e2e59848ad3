/** Parses a response's text; undefined when it is empty or no JSON. */
export function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
