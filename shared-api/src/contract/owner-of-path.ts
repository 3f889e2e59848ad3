/** Path prefixes of each part, as in a release set or in the registry. */
export type OwnedPrefixes = Readonly<Record<string, { prefixes: readonly string[] }>>

/**
 * The part that owns a path: the one with the longest matching prefix, where `:name` matches any one segment, a fixed
 * segment takes precedence over it, and `/` matches only the home page. Case is ignored, as in the router. Undefined
 * when no part claims the path.
 */
export function ownerOfPath(parts: OwnedPrefixes, pathname: string): string | undefined {
  return ownerOf(parts, segmentsOf(pathname))
}

/** Each optional segment doubles the paths that a pattern matches. */
export const MAX_OPTIONAL_SEGMENTS = 6

/**
 * The part that owns every path that a route pattern matches; undefined for several parts or none, and for a pattern
 * with too many optional segments.
 */
export function ownerOfPattern(parts: OwnedPrefixes, pattern: string): string | undefined {
  const [first, ...others] = new Set(alternativesOf(segmentsOf(pattern)).map((segments) => ownerOf(parts, segments)))
  return others.length === 0 ? first : undefined
}

/** How many segments of a pattern are optional, as in `/shop/:page?`. */
export function optionalSegments(pattern: string): number {
  return countOptional(segmentsOf(pattern))
}

/** Prefixes of other parts below which a pattern matches a path, or which lie below the pattern itself. */
export function overlapsOf(parts: OwnedPrefixes, part: string, pattern: string): { part: string; prefix: string }[] {
  const alternatives = alternativesOf(segmentsOf(pattern))
  return Object.entries(parts).flatMap(([other, { prefixes }]) =>
    prefixes
      .filter((prefix) => other !== part && alternatives.some((segments) => meets(segmentsOf(prefix), segments)))
      .map((prefix) => ({ part: other, prefix })),
  )
}

function ownerOf(parts: OwnedPrefixes, segments: readonly string[]): string | undefined {
  let best: { name: string; prefix: string[] } | undefined
  for (const [name, { prefixes }] of Object.entries(parts)) {
    for (const prefix of prefixes.map(segmentsOf)) {
      if (covers(prefix, segments) && (!best || isMoreSpecific(prefix, best.prefix))) best = { name, prefix }
    }
  }
  return best?.name
}

function covers(prefix: readonly string[], segments: readonly string[]): boolean {
  if (prefix.length === 0) return segments.length === 0
  return prefix.every((part, index) => {
    const segment = segments[index]
    return segment !== undefined && segment !== '*' && (isParameter(part) || part === segment)
  })
}

/** A longer prefix, or the first one with a fixed segment where the other has a parameter. */
function isMoreSpecific(prefix: readonly string[], other: readonly string[]): boolean {
  if (prefix.length !== other.length) return prefix.length > other.length
  const index = prefix.findIndex((part, at) => isParameter(part) !== isParameter(other[at] ?? ''))
  return index >= 0 && !isParameter(prefix[index] ?? '')
}

function meets(prefix: readonly string[], segments: readonly string[]): boolean {
  if (prefix.length === 0 || segments.length === 0) return prefix.length === segments.length || segments[0] === '*'
  for (const [index, part] of prefix.entries()) {
    const segment = segments[index]
    if (segment === undefined || segment === '*') return true
    if (!isParameter(part) && !isParameter(segment) && part !== segment) return false
  }
  return true
}

/** Every path that the optional segments of a pattern (`:page?`) allow; none if there are too many. */
function alternativesOf(segments: readonly string[]): string[][] {
  return countOptional(segments) > MAX_OPTIONAL_SEGMENTS ? [] : allAlternatives(segments)
}

function allAlternatives([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const tails = allAlternatives(rest)
  const own = tails.map((tail) => [first.replace(/\?$/, ''), ...tail])
  return first.endsWith('?') ? [...own, ...tails] : own
}

function countOptional(segments: readonly string[]): number {
  return segments.filter((segment) => segment.endsWith('?')).length
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':')
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
