/** Where no search engine has any business. Pages with `noindex` are not here: they must be read to say so. */
const closed = ['/api/', '/health/']

/** What crawlers may read, and where the list of all pages is. Pictures stay open: they are search results too. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/media/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
