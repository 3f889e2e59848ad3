import { groundRules } from '@shop/shared-ui/ground'
import { createGlobalStyle } from 'styled-components'
import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** What the shell's documents bring along in the whole shop: its two families, colours, reset and focus ring. */
export const PageGround = createGlobalStyle`
  @font-face { font-family: 'Barlow Condensed'; font-weight: 700; src: url(${display}) format('woff2'); }
  @font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(${text}) format('woff2-variations'); }
  ${groundRules}
`
