interface Rendered {
  body: string
  styles: string
}

/** As the bridge of parts with their own React marks the style elements before an island's markup. */
const mark = '<style data-own-react '
const islandStyle = /<style data-own-react [^>]*>[\s\S]*?<\/style>/g

/**
 * Moves the styles of islands to the document's other styles, which the CSP allows: browsers hydrate their markup without
 * them.
 */
export function withIslandStyles({ body, styles }: Rendered): Rendered {
  if (!body.includes(mark)) return { body, styles }
  const own = new Set(body.match(islandStyle))
  return { body: body.replace(islandStyle, ''), styles: styles + [...own].join('') }
}
