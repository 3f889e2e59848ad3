import { escapeHtml } from '@shop/shared-api/escape-html'
import type { SitemapEntry } from './sitemap-entries'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictures = 'http://www.google.com/schemas/sitemap-image/1.1'

/** One file of a sitemap, streamed entry by entry. */
export async function* urlSet(
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
  origin: string,
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="${schema}" xmlns:image="${pictures}">\n`
  for await (const { path, image } of entries) {
    const picture = image ? `<image:image><image:loc>${address(`${image}/960.jpg`)}</image:loc></image:image>` : ''
    yield `<url><loc>${address(path)}</loc>${picture}</url>\n`
  }
  yield '</urlset>\n'

  function address(path: string): string {
    return escapeHtml(new URL(path, origin).href)
  }
}

/** The list of a sitemap's files. */
export function sitemapIndex(files: readonly string[], origin: string): string {
  const rows = files.map((file) => `<sitemap><loc>${escapeHtml(new URL(file, origin).href)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="${schema}">\n${rows.join('')}</sitemapindex>\n`
}
