import { globalStyles } from '@shop/shared-ui/global-styles'
import { createGlobalStyle } from 'styled-components'
import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** Global styles that the shell's documents provide in the shop: both font families, colors, reset and focus ring. */
export const GlobalStyles = createGlobalStyle`
  @font-face { font-family: 'Barlow Condensed'; font-weight: 700; src: url(${display}) format('woff2'); }
  @font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(${text}) format('woff2-variations'); }
  ${globalStyles}
`
