/**
 * The content of the element whose start tag has this attribute, in markup that React wrote: there `<` occurs in tags
 * and comments only. Undefined when there is no such element.
 */
export function contentAt(markup: string, attribute: string): string | undefined {
  const at = markup.indexOf(` ${attribute}`)
  if (at < 0) return undefined
  const start = markup.lastIndexOf('<', at)
  const name = /^<([\w-]+)/.exec(markup.slice(start, start + 40))?.[1]
  const from = markup.indexOf('>', at) + 1
  if (!name || from === 0) return undefined
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return markup.slice(from, tag.index)
  }
  return undefined
}
