import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { media } from '@shop/shared-ui'
import { displayFallback, textFallbacks } from './fallback-fonts'

const wide = media.tablet.replace('@media ', '')

/** Font files that the first paint needs, for the document to preload; `media` where only some windows need one. */
export const preloadedFonts: readonly { url: string; media?: string }[] = [{ url: display }, { url: text, media: wide }]

const face = (family: string, weights: string, display: string, url: string, format: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: ${display}; src: url(${url}) format('${format}'); }`

/**
 * The shop's two families, served by the shell itself. Headings and labels have one weight, and change to it whenever
 * it comes (`swap`). Running text is Inter from tablets up, and there only where it comes with the page (`optional`):
 * later, all of it would be laid out anew while the page comes to life. A phone reads in its own face.
 * They stand in a style element of their own: styled-components takes its elements over by inserting each rule anew,
 * and a face that is inserted anew is loaded anew, with the fallback shown meanwhile.
 */
export const fontFaces = [
  face('Barlow Condensed', '700', 'swap', display, 'woff2'),
  displayFallback,
  `${media.tablet} {`,
  face('Inter Variable', '100 900', 'optional', text, 'woff2-variations'),
  textFallbacks,
  '}',
].join('\n')
