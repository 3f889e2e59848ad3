/** Paths closed to crawlers. Pages with `noindex` aren't listed: crawlers must read them to see it. */
const closed = ['/api/', '/health/']

/** The robots.txt with the sitemap's URL. Pictures are open, as they are search results too. */
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
