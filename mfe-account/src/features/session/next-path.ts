/**
 * Where a visitor goes after signing in: the path that `next` names when it is one of this site's own, else
 * the home page. An address of another origin, `//host` and a backslash in its place are never followed.
 */
export function nextPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next || !next.startsWith('/') || /^[/\\]{2}|\\/.test(next)) return '/'
  try {
    const url = new URL(next, origin)
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/'
  } catch {
    return '/'
  }
}
