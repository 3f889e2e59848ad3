import { siteNameOf, type DocumentHead, type GeneralSetting } from '@shop/shared-api'
import { escapeHtml } from '@shop/shared-api/escape-html'
import { documentDescription, documentTitle } from '../router/document-head'
import { jsonScript } from './json-script'
import { structuredData } from './structured-data/structured-data'

/** The preview picture of pages without their own. */
const housePicture = '/api/media/art/hero-heavy-bag'

interface HeadTags {
  head: DocumentHead
  settings: GeneralSetting | null
  origin: string
}

/** The tags of a page's head: for visitors, search engines and link previews. */
export function headTags({ head, settings, origin }: HeadTags): string[] {
  const description = documentDescription(head, settings)
  const canonical = head.canonical && new URL(head.canonical, origin).href
  return [
    `<title>${escapeHtml(documentTitle(head, siteNameOf(settings)))}</title>`,
    ...meta('name', 'description', description),
    ...meta('name', 'robots', head.robots),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...(isIndexed(head)
      ? sharing({ ...head, description }, { canonical, origin, siteName: siteNameOf(settings) })
      : []),
    ...(isIndexed(head) ? structuredData(head, settings, origin) : []).map((object) =>
      jsonScript('application/ld+json', object),
    ),
  ]
}

/** Open Graph; a JPEG, as not everyone who shows previews reads newer formats. */
function sharing(
  head: DocumentHead,
  { canonical, origin, siteName }: { canonical: string | undefined; origin: string; siteName: string },
): string[] {
  const picture = head.image ?? head.product?.images[0] ?? housePicture
  return [
    ...meta('property', 'og:type', head.product ? 'product' : 'website'),
    ...meta('property', 'og:site_name', siteName),
    ...meta('property', 'og:locale', 'en_US'),
    ...meta('property', 'og:title', head.title || siteName),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:image', new URL(`${picture}/1280.jpg`, origin).href),
    ...meta('property', 'og:image:width', '1280'),
    ...meta('property', 'og:image:height', isSquare(picture) ? '1280' : undefined),
    ...meta('property', 'og:image:alt', head.title || siteName),
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Product pictures are; art has other shapes. */
const isSquare = (picture: string) => picture.includes('/media/products/')

function isIndexed({ robots = '' }: DocumentHead): boolean {
  return !robots.includes('noindex')
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): string[] {
  return content ? [`<meta ${key}="${name}" content="${escapeHtml(content)}">`] : []
}
