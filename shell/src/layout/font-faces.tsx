import { createGlobalStyle } from 'styled-components'
import display600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'
import display700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** Font files that the first paint needs, for the document to preload. */
export const preloadedFonts: readonly string[] = [text, display700]

/** The shop's two families, served by the shell itself; `swap` with metric-matched fallbacks keeps the layout still. */
export const FontFaces = createGlobalStyle`
  @font-face { font-family: 'Barlow Condensed'; font-weight: 600; font-display: swap; src: url(${display600}) format('woff2'); }
  @font-face { font-family: 'Barlow Condensed'; font-weight: 700; font-display: swap; src: url(${display700}) format('woff2'); }
  @font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url(${text}) format('woff2-variations'); }
`
