import display600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'
import display700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { fallbackFaces } from './fallback-faces'

/** Font files that the first paint needs, for the document to preload. */
export const preloadedFonts: readonly string[] = [text, display700]

const face = (family: string, weights: string, display: string, url: string, format: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: ${display}; src: url(${url}) format('${format}'); }`

/**
 * The shop's two families, served by the shell itself. Headings change to theirs whenever it comes (`swap`). Running
 * text, which its fallback matches in measure and looks, does so only where it comes with the page (`optional`): later,
 * all of it would be laid out anew while the page comes to life.
 * They stand in a style element of their own: styled-components takes its elements over by inserting each rule anew,
 * and a face that is inserted anew is loaded anew, with the fallback shown meanwhile.
 */
export const fontFaces = [
  face('Barlow Condensed', '600', 'swap', display600, 'woff2'),
  face('Barlow Condensed', '700', 'swap', display700, 'woff2'),
  face('Inter Variable', '100 900', 'optional', text, 'woff2-variations'),
  fallbackFaces,
].join('\n')
