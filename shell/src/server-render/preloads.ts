import type { SiteVariant } from './site-variant'

/** A script of the page with its hash; the hash of a preload must match the later load. */
export interface PageScript {
  path: string
  integrity: string
}

interface Shown {
  routeIds: string[]
  widgets: Iterable<string>
  /** The page calls the API right after hydration, as personal pages do. */
  asksAtOnce: boolean
}

/**
 * Scripts of the matched screens and their widgets: each part's entry, its routes, then the chunks; and the API client,
 * where it is needed at once.
 */
export function preloadsOf(site: SiteVariant, { routeIds, widgets, asksAtOnce }: Shown): PageScript[] {
  const paths = new Set<string>()
  const add = (part: string, chunks: string[]) => {
    const used = site.parts[part]
    if (!used) return
    if (part !== 'shell') paths.add(used.release.entry)
    for (const chunk of chunks) used.chunks[chunk]?.forEach((path) => paths.add(path))
  }
  if (asksAtOnce) add('shell', ['transport'])
  for (const id of routeIds) {
    const [part = '', chunk = ''] = splitOnce(id)
    add(part, ['routes', chunk])
  }
  for (const widget of widgets) {
    const [owner = '', name = ''] = splitOnce(widget)
    add(owner, [`widget-${name}`])
  }
  return hashed(site, [...paths])
}

/** The shell's initial scripts, in execution order. */
export const shellScripts = (site: SiteVariant): PageScript[] => hashed(site, site.parts['shell']?.chunks['main'] ?? [])

function hashed(site: SiteVariant, paths: string[]): PageScript[] {
  const hashes = Object.assign({}, ...Object.values(site.parts).map((part) => part.release.integrity)) as Record<
    string,
    string
  >
  return paths.flatMap((path) => (hashes[path] ? [{ path, integrity: hashes[path] }] : []))
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('/')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
