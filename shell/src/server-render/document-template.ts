import type { DocumentHead, GeneralSetting } from '@shop/shared-api/contract'
import { brandStyle } from '@shop/shared-ui/brand'
import { listedScriptsId, type ListedScripts } from '../page/late-scripts'
import { pageDataId, rootId, type PageData } from '../page/page-data'
import { layoutScript } from '../pre-hydration'
import { preloadedFonts } from './font-faces'
import { globalStyle } from './global-style'
import { headTags } from './head-tags'
import { jsonScript } from './json-script'
import type { PageScript } from './preloads'

interface DocumentParts {
  head: DocumentHead
  /** Null when they could not be had. */
  settings: GeneralSetting | null
  body: string
  /** Runs right after the body; empty when there is none. */
  earlyScript?: string
  /** Style elements as styled-components wrote them. */
  styles: string
  preloads: PageScript[]
  page: PageData
  origin: string
  /** The shell's own, in execution order. */
  scripts: PageScript[]
}

/** Constant tags: icons, manifest and theme color. */
const siteTags = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  // The ink of the strip at the very top, in both schemes.
  '<meta name="theme-color" content="#0b0b0a">',
]

const globalStyleTag = `<style>${globalStyle}</style>`

/** Writes the HTML of a page; `inlineStyles` and `inlineScript` are the
 * texts that the CSP has to allow. */
export function writeDocument({
  head,
  settings,
  body,
  earlyScript,
  styles,
  preloads,
  page,
  origin,
  scripts,
}: DocumentParts) {
  const brand = brandStyle(settings?.accent ?? '')
  const html = [
    '<!doctype html><html lang="en" data-first><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags({ head, settings, origin }),
    ...siteTags,
    ...preloadedFonts.map(
      ({ url, media }) =>
        `<link rel="preload" href="${url}" as="font" type="font/woff2"${media ? ` media="${media}"` : ''} crossorigin>`,
    ),
    `<script>${layoutScript}</script>`,
    globalStyleTag,
    ...(brand ? [`<style>${brand}</style>`] : []),
    styles,
    `</head><body><div id="${rootId}">${body}</div>`,
    ...(earlyScript ? [`<script>${earlyScript}</script>`] : []),
    jsonScript('application/json', { run: scripts, preload: preloads } satisfies ListedScripts, listedScriptsId),
    jsonScript('application/json', page, pageDataId),
    '</body></html>',
  ].join('')
  return {
    html,
    inlineStyles: [globalStyle, ...(brand ? [brand] : []), ...textsOf(styles)],
    inlineScript: layoutScript,
  }
}

function textsOf(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
}
