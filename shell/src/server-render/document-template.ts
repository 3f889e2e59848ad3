import type { BrowserRelease } from '@shop/shared-api/contract'
import { preloadedFonts } from '../layout/font-faces'
import { pageDataId, rootId, serializePageData, type PageData } from '../page/page-data'
import { sessionHintScript } from '../session/session-hint'
import { documentTitle, siteName, type DocumentHead } from '../router/document-head'
import type { Preload } from './preloads'

interface DocumentParts {
  head: DocumentHead
  body: string
  /** Style elements as styled-components wrote them. */
  styles: string
  preloads: Preload[]
  page: PageData
  origin: string
  entry: BrowserRelease | undefined
}

/** Writes the HTML of a page; `inlineStyles` and `inlineScript` are the
 * texts that the CSP has to allow. */
export function writeDocument({ head, body, styles, preloads, page, origin, entry }: DocumentParts) {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, origin),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...preloadedFonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<script>${sessionHintScript}</script>`,
    styles,
    ...(entry ? [`<script src="${entry.entry}" integrity="${entry.integrity[entry.entry]}" defer></script>`] : []),
    ...preloads.map(
      ({ path, integrity }) => `<link rel="preload" href="${path}" as="script" integrity="${integrity}">`,
    ),
    `</head><body><div id="${rootId}">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${serializePageData(page)}</script>`,
    '</body></html>',
  ].join('')
  return { html, inlineStyles: textsOf(styles), inlineScript: sessionHintScript }
}

function headTags(head: DocumentHead, origin: string): string[] {
  const canonical = head.canonical && new URL(head.canonical, origin).href
  return [
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    ...tag('meta', 'name', 'description', head.description),
    ...tag('meta', 'name', 'robots', head.robots),
    ...tag('meta', 'property', 'og:title', head.title),
    ...tag('meta', 'property', 'og:site_name', siteName),
    ...tag('meta', 'property', 'og:description', head.description),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...(head.jsonLd ?? []).map(
      (object) => `<script type="application/ld+json">${JSON.stringify(object).replace(/</g, '\\u003c')}</script>`,
    ),
  ]
}

function tag(element: string, key: string, name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [`<${element} ${key}="${name}" content="${escapeHtml(content)}">`]
}

function textsOf(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
