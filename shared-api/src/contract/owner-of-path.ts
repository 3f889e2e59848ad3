interface Owned {
  prefixes: string[]
}

/**
 * The part that owns a path: the one with the longest matching prefix, where `:name` matches any one segment and `/`
 * only the home page. Undefined when no part claims the path.
 */
export function ownerOfPath(parts: Record<string, Owned>, pathname: string): string | undefined {
  const segments = segmentsOf(pathname)
  let best: { name: string; length: number } | undefined
  for (const [name, { prefixes }] of Object.entries(parts)) {
    for (const prefix of prefixes) {
      const wanted = segmentsOf(prefix)
      const longer = !best || wanted.length > best.length
      if (longer && covers(wanted, segments)) best = { name, length: wanted.length }
    }
  }
  return best?.name
}

function covers(prefix: string[], segments: string[]): boolean {
  if (prefix.length === 0) return segments.length === 0
  return prefix.every(
    (part, index) => segments[index] !== undefined && (part.startsWith(':') || part === segments[index]),
  )
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}
