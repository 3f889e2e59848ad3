/** Takes a percent sign for itself where a path's escapes make no text, so that such an address is a missing page rather than no request. */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
