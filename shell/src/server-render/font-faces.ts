import { fontFiles } from '../layout/font-files'
import { fallbackFaces } from './fallback-faces'

/** Font files that the first paint needs, for the document to preload. */
export const preloadedFonts: readonly string[] = [fontFiles.text, fontFiles.display700]

const face = (family: string, weights: string, url: string, format: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url(${url}) format('${format}'); }`

/**
 * The shop's two families, served by the shell itself; `swap` with metric-matched fallbacks keeps the layout still.
 * They stand in a style element of their own: styled-components takes its elements over by inserting each rule anew,
 * and a face that is inserted anew is loaded anew, with the fallback shown meanwhile.
 */
export const fontFaces = [
  face('Barlow Condensed', '600', fontFiles.display600, 'woff2'),
  face('Barlow Condensed', '700', fontFiles.display700, 'woff2'),
  face('Inter Variable', '100 900', fontFiles.text, 'woff2-variations'),
  fallbackFaces,
].join('\n')
