/**
 * Escapes percent signs of invalid sequences in a path, so that such a URL is a missing page rather than a bad
 * request.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
