/** A script element of data for the browser or for search engines; `<` is escaped, so that no text can end it. */
export function jsonScript(type: 'application/json' | 'application/ld+json', value: object, id?: string): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c')
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`
}
